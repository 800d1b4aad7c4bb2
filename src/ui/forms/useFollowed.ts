import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { SomeFormActor } from './formActor.ts';

/** What the chart of a form holds of it. */
export type FormState = ReturnType<SomeFormActor['getSnapshot']>['context'];

/**
 * What is read of a form, drawn again when it is another. Every field reads at every key that somebody presses and
 * almost every one finds the same, so that nothing is kept for a key and no effect follows a change, unlike
 * `useSelector` of the library; the provider of the form uses that one, and throws what the chart failed with.
 */
export function useFollowed<Read>(
  actor: SomeFormActor,
  read: (state: FormState) => Read,
  isSame: (one: Read, other: Read) => boolean = Object.is,
): Read {
  const [, drawAgain] = useReducer(next, 0);
  const shown = read(actor.getSnapshot().context);
  const drawn = useRef({ shown, read });
  useLayoutEffect(() => {
    drawn.current.shown = shown;
    drawn.current.read = read;
  });
  useEffect(() => {
    const follow = ({ context }: { context: FormState }) => {
      if (!isSame(drawn.current.shown, drawn.current.read(context))) drawAgain();
    };
    follow(actor.getSnapshot());
    return actor.subscribe({ next: follow, error: () => undefined }).unsubscribe;
  }, [actor, isSame]);
  return shown;
}

const next = (count: number) => count + 1;
