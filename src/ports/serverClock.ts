/** Clocks of this computer: one that can be set, and one that only goes on but may stand still while it sleeps. */
export type LocalClocks = { wall(): number; steady(): number };

/** When something was asked, by both clocks. */
export type Moment = { wall: number; steady: number };

/** The time of the server as well as it can be known here. */
export type ServerClock = {
  /** To be taken before the server is asked for its time. */
  moment(): Moment;
  /**
   * Takes over the server's time, ISO 8601; half of the way there and back is added. An answer that was so long on its
   * way that the half may be far from the truth, as when this computer slept meanwhile, is taken only as the first.
   */
  set(serverTime: string, asked: Moment): void;
  /** Epoch milliseconds of the server. Never earlier than the steady clock says. */
  now(): number;
  /** The clock of this computer ran ahead of the steady one: it slept, or somebody set its clock. Only the server knows. */
  isDoubtful(): boolean;
};

/** Clocks that differ by no more agree. */
const toleranceMs = 5000;

export function createServerClock(local: LocalClocks): ServerClock {
  const moment = (): Moment => ({ wall: local.wall(), steady: local.steady() });
  let base = { server: local.wall(), at: moment() };
  let isSet = false;
  const elapsed = () => {
    const now = moment();
    return { wall: now.wall - base.at.wall, steady: now.steady - base.at.steady };
  };
  const isAhead = ({ wall, steady }: Moment) => wall > steady + toleranceMs;
  return {
    moment,
    set: (serverTime, asked) => {
      const at = moment();
      const way = Math.max(at.wall - asked.wall, at.steady - asked.steady);
      if (isSet && way / 2 > toleranceMs) return;
      isSet = true;
      base = { server: Date.parse(serverTime) + (at.steady - asked.steady) / 2, at };
    },
    now: () => {
      const passed = elapsed();
      return base.server + (isAhead(passed) ? passed.wall : passed.steady);
    },
    isDoubtful: () => isAhead(elapsed()),
  };
}
