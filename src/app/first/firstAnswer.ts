import { getUserPath } from '#domain/calls/identity/getUserPath.ts';
import type { Moment } from '../../ports/serverClock.ts';

/** A call that the page made before its code came. */
export type FirstCall = { answer: Promise<Response>; asked: Moment };

declare global {
  interface Window {
    portageFirstCall?: FirstCall | undefined;
  }
}

/** The answer that the page asked for before its code came. */
export type FirstAnswer = {
  /** When it was asked for; null when it was taken already, or nothing was asked. */
  asked(): Moment | null;
  /** Fetches as the browser does, and hands out the answer that is on its way once. */
  fetch: typeof fetch;
};

/** [SI-017] Whose session it is was asked in the first moment of the page, so that its code does not wait for it after its own way. */
export function createFirstAnswer(win: Window): FirstAnswer {
  return {
    asked: () => win.portageFirstCall?.asked ?? null,
    fetch: (input, init) => {
      const { portageFirstCall: first } = win;
      const isSame = first && new URL((input as Request).url).pathname === getUserPath;
      if (!isSame) return win.fetch(input, init);
      win.portageFirstCall = undefined;
      return first.answer;
    },
  };
}
