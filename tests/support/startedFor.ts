import { afterAll, beforeAll } from 'vitest';

/** How something is ended; what has none of these takes up no room. */
type Ended = Partial<Record<'close' | 'stop' | 'remove', () => Promise<unknown>>>;

/**
 * Starts something before the tests of a group, and ends it after them, in the opposite order. What is returned can be
 * handed on at once and stands for it: whoever asks anything of it before it is started, is told so.
 */
export function startedFor<Started extends object>(start: () => Promise<Started>): Started {
  let started: Started | null = null;
  const whenStarted = (): Started => {
    if (started === null) throw new Error('It is started before the first test, and not before the group');
    return started;
  };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    const ending = started as Ended | null;
    await (ending?.close?.() ?? ending?.stop?.() ?? ending?.remove?.());
  });
  return new Proxy({} as Started, {
    get: (_, member) => {
      const value: unknown = Reflect.get(whenStarted(), member);
      return typeof value === 'function' ? value.bind(whenStarted()) : value;
    },
    set: (_, member, value) => Reflect.set(whenStarted(), member, value),
  });
}
