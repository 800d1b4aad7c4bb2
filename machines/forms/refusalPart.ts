import type { AnyForm, ValuesIn } from '#domain/forms/form.types.ts';
import { wireOf } from '#domain/forms/wire.ts';
import { type FormContext, type formPart, stepOf } from './formPart.ts';

/** What a failed call said of single fields; `problemFieldsOf` reads it. */
type AnswerFields = Readonly<Record<string, string>>;

/**
 * For a chart that sends its form: what the server refuses of single fields. Apart from the chart's part of every form,
 * as the first page sends none.
 */
export function refusalPart<F extends AnyForm, Context extends FormContext<F>>(
  form: F,
  { withRefused }: Pick<ReturnType<typeof formPart<F, Context>>, 'withRefused'>,
) {
  const wire = wireOf(form);
  const placed = (fields: AnswerFields, values: ValuesIn<F>) => wire.placed(fields, values).at;
  return {
    guards: {
      answerNamesFields: ({ context }: { context: Context }, fields: AnswerFields) =>
        Object.keys(placed(fields, context.form)).length > 0,
    },
    actions: {
      placeRefusal: stepOf((context: Context, fields: AnswerFields) => ({
        ...(withRefused(context, placed(fields, context.form)) as Partial<Context>),
        attempts: context.attempts + 1,
      })),
      forgetRefusal: stepOf<Context, undefined>(
        (context) => withRefused(context, {} as Context['refused']) as Partial<Context>,
      ),
    },
  };
}
