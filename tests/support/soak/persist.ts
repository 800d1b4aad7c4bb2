import { setTimeout as wait } from 'node:timers/promises';

/** How often somebody whose line broke asks again before giving up. */
export const mostAsks = 120;
export const askAgainMs = 250;

/** Does again what a dying process interrupts. */
export async function persist<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let asked = 1; ; asked += 1) {
    try {
      return await act();
    } catch (failure) {
      if (asked === mostAsks) throw failure;
      await wait(askAgainMs);
    }
  }
}
