import type {
  AnyForm,
  EntryIn,
  FactsIn,
  Form,
  KeyIn,
  ProblemIn,
  Refusals,
  ValuesIn,
} from '#domain/forms/form.types.ts';
import { hasProblems, type Judged, withJudged } from '#domain/forms/judged.ts';
import { isSameValue } from '#domain/forms/sameValue.ts';
import type { WireCode } from '#domain/forms/wireCodes.ts';
import { stepOf } from '../stepOf.ts';

/** What the chart of a form holds of it. */
export type FormContext<F extends AnyForm> = {
  form: ValuesIn<F>;
  /** What is shown at the fields; see `Judged`. */
  problems: Judged<KeyIn<F>, ProblemIn<F> | WireCode>;
  /** What the server refused; it stays a problem as long as the value is the one that it refused. */
  refused: Refusals<KeyIn<F>, ProblemIn<F>>;
  /** How often going on was refused; the error summary takes the focus each time. */
  attempts: number;
};

/** Somebody typed, chose or ticked something. */
export type FillEvent<F extends AnyForm> = { type: 'person.fill' } & EntryIn<F>;
export type LeaveFieldEvent<F extends AnyForm> = { type: 'person.leaveField'; key: KeyIn<F> };

type FormIn<F extends AnyForm> = Form<
  unknown,
  unknown,
  ValuesIn<F>,
  FactsIn<F>,
  KeyIn<F>,
  ProblemIn<F>,
  EntryIn<F>
>;

/** What somebody does in the fields of a form. */
export const fieldTransitions = {
  'person.fill': {
    guard: { type: 'fieldIsAsked', params: ({ event }: { event: { key: string } }) => event.key },
    actions: { type: 'fillField', params: <E>({ event }: { event: E }) => event },
  },
  'person.leaveField': {
    actions: { type: 'judgeField', params: <K>({ event }: { event: { key: K } }) => event.key },
  },
} as const;

/**
 * The chart's part of a form: guards and actions for `setup`, and the same steps as functions for acts of the chart's own.
 * @param factsOf what the rules measure with, from the context of the chart
 */
export function formPart<F extends AnyForm, Context extends FormContext<F>>(
  declared: F,
  factsOf: (context: Context) => FactsIn<F>,
) {
  const form = declared as unknown as FormIn<F>;
  const judgeOf =
    (context: Context, values: ValuesIn<F>, refused: Context['refused']) =>
    (key: KeyIn<F>): ProblemIn<F> | WireCode | null => {
      const found = form.problem(key, values, factsOf(context));
      if (found !== null) return found;
      const refusal = refused[key];
      return refusal && isSameValue(refusal.value, form.valueAt(values, key)) ? refusal.code : null;
    };

  /** The problems after what was judged before, and these keys, were judged again. */
  const again = (
    context: Context,
    { form: values, refused }: Pick<Context, 'form' | 'refused'>,
    more: readonly KeyIn<F>[] = [],
  ) => {
    const judged = [...(Object.keys(context.problems) as KeyIn<F>[]), ...more];
    return withJudged(context.problems, judged, judgeOf(context, values, refused));
  };

  /** The form and its problems after it became another one. */
  const changed = (context: Context, values: ValuesIn<F>) => ({
    form: values,
    problems: again(context, { form: values, refused: context.refused }),
  });

  /** The same after a value was entered. */
  const filled = (context: Context, entry: EntryIn<F>) =>
    changed(context, form.filled(context.form, entry, factsOf(context)));

  /** The problems after these keys, or all that are asked, were judged. */
  const judged = (context: Context, keys?: readonly KeyIn<F>[]) =>
    withJudged(
      context.problems,
      keys ?? form.keys(context.form, factsOf(context)),
      judgeOf(context, context.form, context.refused),
    );

  /** The same where the server refused these values. */
  const withRefused = (context: Context, refused: Context['refused']) => ({
    refused,
    problems: again(context, { form: context.form, refused }, Object.keys(refused) as KeyIn<F>[]),
  });

  return {
    changed,
    filled,
    judged,
    withRefused,
    opening: (values: ValuesIn<F> | null = null) =>
      ({ form: values ?? form.empty, problems: {}, refused: {}, attempts: 0 }) as FormContext<F>,
    guards: {
      fieldIsAsked: ({ context }: { context: Context }, key: string) =>
        form.isAsked(key, context.form, factsOf(context)),
      formIsComplete: ({ context }: { context: Context }) => form.isComplete(context.form, factsOf(context)),
      everythingIsCorrected: ({ context }: { context: Context }) => hasProblems(context.problems) === false,
    },
    actions: {
      fillField: stepOf((context: Context, entry: EntryIn<F>) => filled(context, entry) as Partial<Context>),
      judgeField: stepOf(
        (context: Context, key: KeyIn<F>) => ({ problems: judged(context, [key]) }) as Partial<Context>,
      ),
      judgeForm: stepOf<Context, undefined>(
        (context) => ({ problems: judged(context), attempts: context.attempts + 1 }) as Partial<Context>,
      ),
    },
  };
}
