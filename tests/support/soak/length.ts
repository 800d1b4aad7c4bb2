/** How long a soak goes on, and how often a process dies meanwhile. */
export type SoakLength = {
  /** Whether nobody begins to buy any more, when so many have begun. */
  isOver(begun: number): boolean;
  /** How many deaths are due when so many purchases are told of and so many processes have died. */
  deathsDue(told: number, deaths: number): number;
};

/** So many purchases; after each few of them a process dies. */
export function countedIn(purchases: number, killEvery: number): SoakLength {
  return {
    isOver: (begun) => begun >= purchases,
    deathsDue: (told) => Math.floor(told / killEvery),
  };
}

/** So many seconds from the first purchase on; so many after the last death, and after the dead is back, the next one dies. */
export function timed(seconds: number, killEvery: number): SoakLength {
  let begunAt = 0;
  let diedAt = 0;
  let died = 0;
  const passed = () => {
    if (begunAt === 0) begunAt = performance.now();
    return (performance.now() - begunAt) / 1_000;
  };
  return {
    isOver: () => passed() >= seconds,
    deathsDue(_, deaths) {
      const now = passed();
      if (deaths > died) [died, diedAt] = [deaths, now];
      return now < seconds && now - diedAt >= killEvery ? deaths + 1 : deaths;
    },
  };
}
