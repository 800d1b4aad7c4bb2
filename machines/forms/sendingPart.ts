import type { AnyForm, ValuesIn } from '#domain/forms/form.types.ts';
import { wireOf } from '#domain/forms/wire.ts';
import { problemFieldsOf } from '#domain/problemCode.ts';
import { stepOf } from '../stepOf.ts';
import type { FormContext, formPart } from './formPart.ts';
import { codeSaid, problemActions } from './readingStates.ts';

/** What the chart of a form that is sent holds besides. */
export type SendingContext<F extends AnyForm> = FormContext<F> & {
  /** Code of what failed last; null where single fields were refused. */
  problem: string | null;
};

/** What a failed call said of single fields; `problemFieldsOf` reads it. */
type AnswerFields = Readonly<Record<string, string>>;

/**
 * For a chart that sends its form: what the server refuses of single fields, and what else kept it from being sent.
 * Apart from the chart's part of every form, as the first page sends none.
 */
export function sendingPart<F extends AnyForm, Context extends SendingContext<F>>(
  form: F,
  { withRefused, guards }: Pick<ReturnType<typeof formPart<F, Context>>, 'withRefused' | 'guards'>,
) {
  const wire = wireOf(form);
  const placed = (fields: AnswerFields, values: ValuesIn<F>) => wire.placed(fields, values).at;
  return {
    guards: {
      everythingIsCorrected: guards.everythingIsCorrected,
      answerNamesFields: ({ context }: { context: Context }, fields: AnswerFields) =>
        Object.keys(placed(fields, context.form)).length > 0,
    },
    actions: {
      placeRefusal: stepOf((context: Context, fields: AnswerFields) => ({
        ...(withRefused(context, placed(fields, context.form)) as Partial<Context>),
        attempts: context.attempts + 1,
      })),
      ...problemActions,
      forgetRefusal: stepOf<Context, undefined>(
        (context) => withRefused(context, {} as Context['refused']) as Partial<Context>,
      ),
    },
  };
}

/** How a form is asked that is sent: as it is entered, after it was refused, and after it could not be sent. */
export const askingStates = {
  editing: {},
  correcting: { always: { guard: 'everythingIsCorrected', target: 'editing' } },
  failed: {},
} as const;

const fieldsNamed = ({ event }: { event: { error: unknown } }) => problemFieldsOf(event.error);

/**
 * Where a form goes that was not sent, by the state that has `askingStates`: to the fields that were refused, if any, and
 * else where it failed, or to `elsewhere` before that.
 */
export const notSent = <const Asking extends string, const Elsewhere extends string = `${Asking}.failed`>(
  asking: Asking,
  elsewhere = `${asking}.failed` as Elsewhere,
) =>
  [
    {
      guard: { type: 'answerNamesFields', params: fieldsNamed },
      actions: { type: 'placeRefusal', params: fieldsNamed },
      target: `${asking}.correcting`,
    },
    { actions: { type: 'noteProblem', params: codeSaid }, target: elsewhere },
  ] as const;
