import type { AnyStateMachine } from 'xstate';
import { languages } from '#domain/locales.ts';
import type { AnyJourney, Journey } from './types.ts';

/** A journey with what it does not tell. */
export function anyJourney<M extends AnyStateMachine, Id extends string>(
  journey: Journey<M, Id>,
): AnyJourney {
  return {
    beginning: '',
    requests: {},
    languages,
    notHere: {},
    notFromHere: {},
    inside: [],
    time: 'flowing',
    ...journey,
  } as unknown as AnyJourney;
}
