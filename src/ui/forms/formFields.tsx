import { useSelector } from '@xstate/react';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { useIntl } from 'react-intl';
import type { Formats } from '#domain/formats.ts';
import type {
  AnyForm,
  EntryIn,
  FactsIn,
  Form,
  KeyIn,
  MaskedIn,
  NameIn,
  ProblemIn,
} from '#domain/forms/form.types.ts';
import type { Kind } from '#domain/forms/kinds.ts';
import { isSameValue } from '#domain/forms/sameValue.ts';
import type { AsksForValues, ValuesOf } from '#domain/texts/given.ts';
import type { Shown } from '#domain/texts/textValues.ts';
import type { Mask } from '#domain/typing/taken.ts';
import type { FormContext } from '#machines/forms/formPart.ts';
import type { Room, TextKey } from '../../text/roomTexts.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { textOf, useText } from '../../text/useText.ts';
import type { CheckboxGroupProps } from '../kit/Checkbox.tsx';
import { DateTextField, type DateTextFieldProps } from '../kit/DateTextField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import type { FieldProps } from '../kit/FieldFrame.tsx';
import { RadioGroup, type RadioGroupProps } from '../kit/RadioGroup.tsx';
import { Select, type SelectProps } from '../kit/Select.tsx';
import { TextField, type TextFieldProps } from '../kit/TextField.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { actsOf, type FormActor, FormActorContext, type SomeFormActor, useFormActor } from './formActor.ts';
import { type FormState, useFollowed } from './useFollowed.ts';

type AnyRules = Form<Record<never, never>, Record<never, never>, unknown, unknown, string, string, unknown>;

/** The keys of texts that a form asks of its room: one for each field, one for each problem. */
type NeededTexts<F extends AnyForm, Silent> = Exclude<NameIn<F>, Silent> | `problem.${ProblemIn<F>}`;
type RoomFor<F extends AnyForm, Silent, R extends Room> =
  Exclude<NeededTexts<F, Silent>, TextKey<R>> extends never
    ? R
    : { missing: Exclude<NeededTexts<F, Silent>, TextKey<R>> };
type ProblemValues<R extends Room> = ValuesOf<R, Extract<AsksForValues<R>, `problem.${string}`>>;
type MakeMask = (kind: Kind) => Mask | undefined;
/** What makes the masks that fields declare, `maskOf`; a form without masks does not bring it along. */
type Masks<F extends AnyForm> = [MaskedIn<F>] extends [never] ? { masks?: never } : { masks: MakeMask };

export type FormFieldsOptions<F extends AnyForm, R extends Room, Context, Silent> = Masks<F> & {
  /** Room of texts: `<field>`, `<field>.hint` where there is one, `<field>.<value>` of choices and `<field>.<value>.more` below it, `problem.<code>` and, before it, `problem.<code>.<field>`. */
  room: RoomFor<F, Silent, R>;
  /** What the rules measure with. */
  facts: (context: Context) => FactsIn<F>;
  /** Values that the texts of problems ask for. */
  values: (context: Context, formats: Formats, key: KeyIn<F>) => ProblemValues<R>;
  /** Whom or what the form is about: `<field>.of.<kind>` and `<field>.of.<kind>.hint`, where somebody wrote them, stand in place of the others. */
  kinds?: (context: Context) => readonly string[];
  /** Fields without a text: nobody sees them. */
  silent?: readonly Silent[];
};

/** What a field shows; spread over a field of the kit. */
export type ShownField = Required<Pick<FieldProps, 'id' | 'label'>> & {
  hint: string | undefined;
  problem: string | null;
  optional: boolean;
  value: unknown;
};

type RadioProps = Partial<RadioGroupProps>;
export type Own<Props, Name extends keyof Props> = Partial<Omit<Props, Name | 'id' | 'value' | 'problem'>>;

/** The fields of a form, made once for each form. A field takes its label, limits, problem and acts from the declaration. */
export function formFields<
  F extends AnyForm,
  R extends Room,
  Context extends FormContext<F>,
  Silent extends NameIn<F> = never,
>(declared: F, about: FormFieldsOptions<F, R, Context, Silent>) {
  const form = declared as unknown as AnyRules;
  const room = about.room as string;
  const { masks } = about as { masks?: MakeMask };
  type Key = KeyIn<F>;
  type TextProps = Own<TextFieldProps, 'onText' | 'onBlur' | 'mask' | 'maxLength'> & {
    field: Key;
    /** Another field of texts, such as one with a mask of its own. */
    as?: ComponentType<TextFieldProps>;
  };

  type ChoicesProps = Own<CheckboxGroupProps, 'onChoose'> & {
    field: Key;
    as: ComponentType<CheckboxGroupProps>;
  };

  const factsIn = (context: unknown) => about.facts(context as Context);

  /** The chart of the form, the texts of its room, and the text of a problem at a key. */
  const useFormOf = (actor: SomeFormActor) => {
    const text = textOf(useIntl(), room);
    const kit = useText('kit');
    const formats = useFormats();
    const problemText = (key: string, code: string) => {
      const ofCode = `problem.${code}`;
      const ofField = `${ofCode}.${nameIn(key)}`;
      const context = actor.getSnapshot().context as unknown as Context;
      const values = about.values(context, formats, key as Key) as Record<string, Shown>;
      if (text.has(ofField)) return text(ofField, values);
      if (text.has(ofCode)) return text(ofCode, values);
      return kit(code === 'notUnique' ? 'problem.notUnique' : 'problem.notAllowed');
    };
    return { text, problemText };
  };
  const useForm = () => {
    const actor = useFormActor();
    return { actor, ...useFormOf(actor) };
  };

  /** What one field shows: it is drawn again only when its own value or problem changes. */
  function useField(key: Key): ShownField {
    const { actor, text, problemText } = useForm();
    const kinds = use(KindsContext);
    const { value, code, optional } = useFollowed(
      actor,
      (context) => ({
        value: form.valueAt(context.form, key),
        code: context.problems[key] ?? null,
        optional: form.isOptional(key, context.form, factsIn(context)),
      }),
      showsTheSame,
    );
    const name = nameIn(key);
    const ofKind = (after: string) =>
      kinds.map((kind) => `${name}.of.${kind}${after}`).find((word) => text.has(word));
    const hintKey = ofKind('.hint') ?? `${name}.hint`;
    return {
      id: key,
      label: text(ofKind('') ?? name),
      hint: text.has(hintKey) ? text(hintKey) : undefined,
      problem: code && problemText(key, code),
      optional,
      value,
    };
  }

  /** Takes what was entered at a key, for a field that is drawn in another way. */
  const useFill = () =>
    actsOf(useFormActor()).fill as (value: string | boolean, key: EntryIn<F>['key']) => void;

  /** What one field shows, with its acts under the names that the fields of the kit have for them. */
  const useEntry = (key: Key) => {
    const fill = useFill() as (value: string, key: string) => void;
    return { ...(useField(key) as ShownField & { value: string }), onText: fill, onChoose: fill };
  };

  /** The same with the declared values and their texts as options. */
  const useChoice = (key: Key) => {
    const text = textOf(useIntl(), room);
    const options = (form.kindAt(key).values ?? []).map((value) => {
      const option = `${nameIn(key)}.${value}`;
      const more = `${option}.more`;
      return { value, label: text(option), more: text.has(more) ? text(more) : undefined };
    });
    return { ...useEntry(key), options };
  };

  function Text({ field, as: As = TextField, ...own }: TextProps) {
    const kind = form.kindAt(field);
    const mask = kind.mask && masks?.(kind);
    return <As {...useEntry(field)} mask={mask} maxLength={kind.longest} {...own} />;
  }

  function Day({ field, ...own }: { field: Key } & Own<DateTextFieldProps, 'onText' | 'onBlur'>) {
    return <DateTextField {...useEntry(field)} onBlur={actsOf(useFormActor()).leave} {...own} />;
  }

  /** The options are the declared values with their texts, unless others are given. */
  function Choice({ field, ...own }: { field: Key } & Own<SelectProps, 'onChoose'>) {
    return <Select {...useChoice(field)} {...own} />;
  }

  function Radios({ field, ...own }: { field: Key } & Pick<RadioProps, 'inline' | 'hint' | 'options'>) {
    return <RadioGroup {...useChoice(field)} optional={false} {...own} />;
  }

  /** Several of the declared values, or of the options that are given; the field of the kit comes with the screen. */
  function Choices({ field, as: As, ...own }: ChoicesProps) {
    const { value, ...shown } = useChoice(field);
    const chosen = value as unknown as readonly string[];
    return <As {...shown} value={chosen} onChoose={actsOf(useFormActor()).fill} {...own} />;
  }

  function Toggle({ field, ...own }: { field: Key; hint?: string | undefined }) {
    return <ToggleField {...useEntry(field)} optional={false} {...own} />;
  }

  /** Whether a field is asked now; one that shows all the same is fixed. */
  const useIsAsked = (key: Key) =>
    useFollowed(useFormActor(), (context) => form.isAsked(key, context.form, factsIn(context)));

  /** Every problem, in the order of the screen, and how often going on was refused. */
  const useProblemsOf = (some: FormActor<F, Context>) => {
    const actor = some as unknown as SomeFormActor;
    const { problemText } = useFormOf(actor);
    const { problems, attempts } = useFollowed(actor, summaryOf, sameSummary);
    const { context } = actor.getSnapshot();
    const links = form.everyKey(context.form).flatMap((key) => {
      const code = problems[key];
      return code && form.isAsked(key, context.form, factsIn(context))
        ? [{ id: key, text: problemText(key, code) }]
        : [];
    });
    return { problems: links, attempt: attempts };
  };

  /** All of them above the form; takes the focus at each attempt. */
  function Problems() {
    return <ErrorSummary {...useProblemsOf(useFormActor() as never)} />;
  }

  function Provider({ actor, children }: { actor: FormActor<F, Context>; children: ReactNode }) {
    const some = actor as unknown as SomeFormActor;
    const kinds = useSelector(
      some,
      ({ context }) => about.kinds?.(context as unknown as Context) ?? noKinds,
      sameKinds,
    );
    return (
      <FormActorContext value={some}>
        <KindsContext value={kinds}>{children}</KindsContext>
      </FormActorContext>
    );
  }

  return {
    Provider,
    Problems,
    Text,
    Day,
    Choice,
    Choices,
    Radios,
    Toggle,
    useField,
    useIsAsked,
    useFill,
    useProblemsOf,
  };
}

/** The name of the field that a key is about. */
const nameIn = (key: string) => key.split('.')[0] ?? '';

const noKinds: readonly string[] = [];
/** Whom or what the form is about, read once for all its fields. */
const KindsContext = createContext(noKinds);

const sameKinds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((kind, at) => kind === other[at]);

const summaryOf = ({ problems, attempts }: FormState) => ({ problems, attempts });
const sameSummary = (one: ReturnType<typeof summaryOf>, other: ReturnType<typeof summaryOf>) =>
  one.problems === other.problems && one.attempts === other.attempts;

type FieldState = { value: unknown; code: string | null; optional: boolean };

const showsTheSame = (one: FieldState, other: FieldState) =>
  one.code === other.code && one.optional === other.optional && isSameValue(one.value, other.value);
