import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { idleSessionMachine } from '#machines/idleSession/idleSession.machine.ts';
import { withDoubles } from '../support/tours/doubles.ts';

/** A session in which a person acts, and how often it was kept alive. */
function started(debounceInterval: number | null) {
  const clock = new SimulatedClock();
  let kept = 0;
  const session = createActor(
    withDoubles(idleSessionMachine).provide({
      actors: {
        keepAlive: fromPromise(async () => {
          kept += 1;
          return { sessionExpiration: '2026-11-20T15:55:00.000Z' };
        }),
      },
    }),
    {
      clock,
      input: { sessionExpiration: '2026-11-20T15:30:00.000Z', debounceInterval, countdownSeconds: 60 },
    },
  ).start();
  return {
    /** Acts and waits; gives how often the session was kept alive since it began. */
    act: async (milliseconds: number) => {
      session.send({ type: 'person.act' });
      await new Promise((resolve) => setImmediate(resolve));
      clock.increment(milliseconds);
      await new Promise((resolve) => setImmediate(resolve));
      return kept;
    },
  };
}

test.each([4_000, 10_000])(
  '[ID-021 partly] activity refreshes the session after a pause as long as is set: %i ms',
  async (pause) => {
    const { act } = started(pause);
    expect(await act(pause - 1)).toBe(0);
    expect(await act(pause - 1)).toBe(0);
    expect(await act(pause)).toBe(1);
  },
);

test('[ID-022] where no pause is set, activity refreshes at once, and again after 3000 ms and not before', async () => {
  const { act } = started(null);
  expect(await act(2_999)).toBe(1);
  expect(await act(1)).toBe(1);
  expect(await act(3_000)).toBe(2);
  expect(await act(0)).toBe(3);
});
