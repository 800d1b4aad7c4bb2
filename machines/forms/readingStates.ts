import type { Language } from '#domain/locales.ts';
import { problemCodeOf } from '#domain/problemCode.ts';
import { stepOf } from '../stepOf.ts';

type Failed = { event: { error: unknown } };

/** What a port answered. */
const cameIn = <Output>({ event }: { event: { output: Output } }) => event.output;

/** Code of what kept a port from answering. */
export const codeSaid = ({ event }: Failed) => problemCodeOf(event.error);

/** What else reads again what could not be read: the same person signed in again. */
export const onceRenewed = { 'parent.renewSession': 'reading' } as const;

/** Where the texts of what is read are in the language of the page: another one reads it again. */
export const inItsLanguage = {
  'parent.chooseLanguage': {
    actions: {
      type: 'rememberLanguage',
      params: ({ event }: { event: { language: Language } }) => event.language,
    },
    target: '.reading',
  },
} as const;

export const rememberLanguage = stepOf((_: { language: Language }, language: Language) => ({ language }));

/** What a chart does that keeps the code of what failed last. */
export const problemActions = {
  noteProblem: stepOf((_: { problem: string | null }, problem: string) => ({ problem })),
  forgetProblem: stepOf<{ problem: string | null }, undefined>(() => ({ problem: null })),
};

/** Where an answer leads: the action `shows` takes it. */
export const shownWith = <const Shows extends string, const To extends string = 'shown'>(
  shows: Shows,
  to = 'shown' as To,
) => ({ actions: { type: shows, params: cameIn }, target: to }) as const;

/** The same where an answer may hold nothing, which is `empty`; the guard `found` tells. */
export const shownIf = <
  const Found extends string,
  const Shows extends string,
  const To extends string = 'shown',
>(
  found: Found,
  shows: Shows,
  to = 'shown' as To,
) =>
  [
    { guard: { type: found, params: cameIn }, ...shownWith(shows, to) },
    { ...shownWith(shows), target: 'empty' },
  ] as const;

/**
 * The states `reading` and `unavailable` of something that is read, beside the one that shows it, and `empty` where there may
 * be nothing. `problemActions` has what they do.
 * @param port what reads it, asked with what `asks` takes from the context
 * @param done `shownWith` or `shownIf`
 * @param refused where a failure leads that is not only noted
 * @param again what reads it again beside `person.retry`, once it could not be read
 */
export function readingStates<
  Context,
  Asked,
  const Port extends string,
  const Done extends object,
  const Refused extends readonly object[] = readonly [],
  const Again extends object = object,
  const Notes extends string = 'noteProblem',
  const Forgets extends string = 'forgetProblem',
>({
  port,
  asks,
  done,
  refused,
  again,
  notes = 'noteProblem' as Notes,
  forgets = 'forgetProblem' as Forgets,
}: {
  port: Port;
  asks: (context: Context) => Asked;
  done: Done;
  refused?: Refused;
  again?: Again;
  notes?: Notes;
  forgets?: Forgets;
}) {
  return {
    reading: {
      tags: 'busy',
      entry: forgets,
      invoke: {
        id: port,
        src: port,
        input: ({ context }: { context: Context }) => asks(context),
        onDone: done,
        onError: [...(refused ?? []), { actions: { type: notes, params: codeSaid }, target: 'unavailable' }],
      },
    },
    unavailable: { on: { 'person.retry': 'reading', ...again } },
  } as const;
}
