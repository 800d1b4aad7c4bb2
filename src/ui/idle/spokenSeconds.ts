/** [ID-029] Assistive technology speaks whenever so many seconds have passed, not every second. */
const spokenEvery = 15;

/** What is said of the seconds left: rounded up to the next quarter of a minute. */
export function spokenSeconds(secondsLeft: number): number {
  return Math.ceil(secondsLeft / spokenEvery) * spokenEvery;
}
