import type { Version, VersionChoices, versionsOf } from '#domain/forms/versions.ts';
import { stepOf } from '../stepOf.ts';

/** What the chart of a form that several people change holds besides. */
export type VersionContext<Saved, Field extends string> = {
  /** As it was read; null of what is new, and until it is read. */
  saved: Saved | null;
  /** What somebody else saved meanwhile, until the versions are brought together. */
  theirs: Saved | null;
  choices: VersionChoices<Field>;
};

export type ChooseVersionEvent<Field extends string> = {
  type: 'person.chooseVersion';
  field: Field;
  version: Version;
};

/** What was saved meanwhile, after which a refused change came too late; null where it was refused for another reason. */
export const savedMeanwhile = <Saved>(error: unknown): Saved | null =>
  (error as { current?: Saved } | null)?.current ?? null;

/**
 * For a chart that saves its form over the version that was read: both versions, field by field, and what comes of them.
 * @param formOf the form as it shows what is saved
 * @param taken what counts as read once theirs was brought together with mine
 */
export function versionPart<
  Form extends object,
  Field extends keyof Form & string,
  Saved,
  Context extends VersionContext<Saved, Field> & { form: Form },
>(
  { changed }: { changed: (context: Context, form: Form) => object },
  { differing, suggested, together }: ReturnType<typeof versionsOf<Form, Field>>,
  formOf: (saved: Saved) => Form,
  taken: (theirs: Saved, saved: Saved) => Saved,
) {
  return {
    /** The fields that are changed, which is all that is sent of what is there. */
    changedFields: ({ saved, form }: Pick<Context, 'saved' | 'form'>): readonly Field[] =>
      saved ? differing(formOf(saved), form) : [],
    guards: {
      /** The answer was lost, and the person saves again. */
      isSavedAlready: ({ context }: { context: Context }, current: Saved | null) =>
        current !== null && differing(formOf(current), context.form).length === 0,
    },
    actions: {
      showVersions: stepOf((context: Context, theirs: Saved | null) => {
        if (theirs === null) return {};
        const base = formOf(context.saved ?? theirs);
        const choices = suggested(base, context.form, formOf(theirs));
        return { theirs, choices } as Partial<Context>;
      }),
      chooseVersion: stepOf(
        (context: Context, { field, version }: { field: Field; version: Version }) =>
          ({ choices: { ...context.choices, [field]: version } }) as Partial<Context>,
      ),
      bringTogether: stepOf<Context, undefined>((context) => {
        const { theirs, choices, form } = context;
        if (theirs === null) return {};
        const merged = together(form, formOf(theirs), choices);
        const saved = taken(theirs, context.saved ?? theirs);
        const next = { ...context, saved, theirs: null, choices: {} };
        return { saved, theirs: null, choices: {}, ...changed(next, merged) } as Partial<Context>;
      }),
    },
  };
}
