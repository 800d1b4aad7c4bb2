import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Formats } from '#domain/formats.ts';
import type { AnyForm, EntryIn, FactsIn, Form, KeyIn, NameIn, ProblemIn } from '#domain/forms/form.types.ts';
import type { Kind } from '#domain/forms/kinds.ts';
import type { AsksForValues, ValuesOf } from '#domain/texts/given.ts';
import type { Shown } from '#domain/texts/textValues.ts';
import type { Mask } from '#domain/typing/taken.ts';
import type { FormContext } from '#machines/forms/formPart.ts';
import type { Room, TextKey } from '../../text/roomTexts.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { textOf, useText } from '../../text/useText.ts';
import { DateTextField, type DateTextFieldProps } from '../kit/DateTextField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import type { FieldProps } from '../kit/FieldFrame.tsx';
import { RadioGroup, type RadioGroupProps } from '../kit/RadioGroup.tsx';
import { Select, type SelectProps } from '../kit/Select.tsx';
import { TextField, type TextFieldProps } from '../kit/TextField.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { actsOf, type FormActor, FormActorContext, type SomeFormActor, useFormActor } from './formActor.ts';

type AnyRules = Form<Record<never, never>, Record<never, never>, unknown, unknown, string, string, unknown>;

/** The keys of texts that a form asks of its room: one for each field, one for each problem. */
type AskedTexts<F extends AnyForm, Silent> = Exclude<NameIn<F>, Silent> | `problem.${ProblemIn<F>}`;
type RoomFor<F extends AnyForm, Silent, R extends Room> =
  Exclude<AskedTexts<F, Silent>, TextKey<R>> extends never
    ? R
    : { missing: Exclude<AskedTexts<F, Silent>, TextKey<R>> };
type ProblemValues<R extends Room> = ValuesOf<R, Extract<AsksForValues<R>, `problem.${string}`>>;

export type FormFieldsOptions<F extends AnyForm, R extends Room, Context, Silent> = {
  /** Room of texts: `<field>`, `<field>.hint` where there is one, `<field>.<value>` of choices and `<field>.<value>.more` below it, `problem.<code>` and, before it, `problem.<code>.<field>`. */
  room: RoomFor<F, Silent, R>;
  /** What the rules measure with. */
  facts: (context: Context) => FactsIn<F>;
  /** Values that the texts of problems ask for. */
  values: (context: Context, formats: Formats, key: KeyIn<F>) => ProblemValues<R>;
  /** Makes the masks that fields declare: `maskOf`. A form without masks leaves it out. */
  masks?: (kind: Kind) => Mask | undefined;
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
  type Key = KeyIn<F>;
  type TextProps = Own<TextFieldProps, 'onText' | 'onBlur' | 'mask' | 'maxLength'> & {
    field: Key;
    /** Another field of texts, such as one with a mask of its own. */
    as?: ComponentType<TextFieldProps>;
  };

  const useProblemText = () => {
    const text = textOf(useIntl(), room);
    const kit = useText('kit');
    const formats = useFormats();
    return (actor: SomeFormActor, key: string, code: string) => {
      const ofField = `problem.${code}.${key.split('.')[0]}`;
      const ofCode = `problem.${code}`;
      const context = actor.getSnapshot().context as unknown as Context;
      const values = about.values(context, formats, key as Key) as Record<string, Shown>;
      if (text.has(ofField)) return text(ofField, values);
      if (text.has(ofCode)) return text(ofCode, values);
      return kit(code === 'notUnique' ? 'problem.notUnique' : 'problem.notAllowed');
    };
  };

  /** What one field shows: it is drawn again only when its own value or problem changes. */
  function useField(key: Key): ShownField {
    const actor = useFormActor();
    const text = textOf(useIntl(), room);
    const problemText = useProblemText();
    const value = useSelector(actor, ({ context }) => form.valueAt(context.form, key), isSame);
    const code = useSelector(actor, ({ context }) => context.problems[key] ?? null);
    const optional = useSelector(actor, ({ context }) =>
      form.isOptional(key, context.form, about.facts(context as unknown as Context)),
    );
    const name = key.split('.')[0] ?? '';
    return {
      id: key,
      label: text(name),
      hint: text.has(`${name}.hint`) ? text(`${name}.hint`) : undefined,
      problem: code && problemText(actor, key, code),
      optional,
      value,
    };
  }

  function Text({ field, as: As = TextField, ...own }: TextProps) {
    const { value, ...shown } = useField(field);
    const kind = form.kindAt(field);
    const { fill } = actsOf(useFormActor());
    return (
      <As
        {...shown}
        value={value as string}
        mask={kind.mask && about.masks!(kind)}
        maxLength={kind.longest}
        onText={fill}
        {...own}
      />
    );
  }

  function Day({ field, ...own }: { field: Key } & Own<DateTextFieldProps, 'onText' | 'onBlur'>) {
    const { value, ...shown } = useField(field);
    const { fill, leave } = actsOf(useFormActor());
    return <DateTextField {...shown} value={value as string} onText={fill} onBlur={leave} {...own} />;
  }

  /** The options are the declared values with their texts, unless others are given. */
  const useOptions = (field: Key) => {
    const text = textOf(useIntl(), room);
    return (form.kindAt(field).values ?? []).map((value) => {
      const key = `${field.split('.')[0]}.${value}`;
      const more = `${key}.more`;
      return { value, label: text(key), more: text.has(more) ? text(more) : undefined };
    });
  };

  function Choice({ field, ...own }: { field: Key } & Own<SelectProps, 'onChoose'>) {
    const { value, ...shown } = useField(field);
    const options = useOptions(field);
    const { fill } = actsOf(useFormActor());
    return <Select {...shown} value={value as string} options={options} onChoose={fill} {...own} />;
  }

  function Radios({ field, ...own }: { field: Key } & Pick<RadioProps, 'inline' | 'hint' | 'options'>) {
    const { optional: _mark, value, ...shown } = useField(field);
    const options = useOptions(field);
    const { fill } = actsOf(useFormActor());
    return <RadioGroup {...shown} value={value as string} options={options} onChoose={fill} {...own} />;
  }

  function Toggle({ field, ...own }: { field: Key; hint?: string | undefined }) {
    const { optional: _mark, value, ...shown } = useField(field);
    const { fill } = actsOf(useFormActor());
    return <ToggleField {...shown} value={value as string} onChoose={fill} {...own} />;
  }

  /** Whether a field is asked now; one that shows all the same is fixed. */
  const useIsAsked = (key: Key) =>
    useSelector(useFormActor(), ({ context }) =>
      form.isAsked(key, context.form, about.facts(context as unknown as Context)),
    );

  /** Takes what was entered at a key, for a field that is drawn in another way. */
  const useFill = () =>
    actsOf(useFormActor()).fill as (value: string | boolean, key: EntryIn<F>['key']) => void;

  /** Every problem, in the order of the screen; takes the focus at each attempt. */
  function Problems() {
    const actor = useFormActor();
    const problemText = useProblemText();
    const problems = useSelector(actor, ({ context }) => context.problems);
    const attempt = useSelector(actor, ({ context }) => context.attempts);
    const { context } = actor.getSnapshot();
    const links = form.keys(context.form, about.facts(context as unknown as Context)).flatMap((key) => {
      const code = problems[key];
      return code ? [{ id: key, text: problemText(actor, key, code) }] : [];
    });
    return <ErrorSummary problems={links} attempt={attempt} />;
  }

  function Provider({ actor, children }: { actor: FormActor<F, Context>; children: ReactNode }) {
    return <FormActorContext value={actor as unknown as SomeFormActor}>{children}</FormActorContext>;
  }

  return { Provider, Problems, Text, Day, Choice, Radios, Toggle, useField, useIsAsked, useFill };
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
