import { isIsoDate, type IsoDate } from '../calendar.ts';
import { isPrintable } from '../texts/printableText.ts';
import type { Mask } from '../typing/taken.ts';

/** [WG-054] What a field takes of what is typed: a mask, or the name of one, which its screen brings along. */
export type MaskNamed = Mask | 'name' | 'address' | { digits: number };

/** What a field holds, and what can be said of its value without the rest of the form. */
export type Kind<Value = unknown, Code extends string = string> = {
  readonly kind: 'text' | 'choice' | 'choices' | 'date' | 'tick' | 'parts' | 'own';
  /** The value of a field in which nothing was entered. */
  readonly empty: Value;
  /** Problem of a field that must be filled and is not. */
  readonly missing: Code;
  /** Problem of a value that is not in the right form; null where every value is. */
  readonly malformed: Code | null;
  isEmpty(value: Value): boolean;
  /** The value as it is kept when it was entered. */
  taken(value: Value): Value;
  /** What is wrong with a value that is not empty, or null. */
  problem(value: Value): Code | null;
  /** [WG-051] Longest text, in characters. */
  readonly longest?: number | undefined;
  /** Most characters that are kept of what was typed, so that a text that is too long can still be shortened. */
  readonly keeps?: number | undefined;
  readonly pattern?: RegExp | undefined;
  readonly mask?: MaskNamed | undefined;
  readonly isPrinted?: boolean | undefined;
  /** What can be chosen. */
  readonly values?: readonly string[] | undefined;
};

/** What `keeps` is where a kind says nothing, and is not made for longer texts. */
export const mostKept = 1_000;

const asItIs = <Value>(value: Value) => value;
const isBlank = (typed: string) => typed.trim() === '';

export type TextLimits<Code extends string> = {
  /** Longest text; `cut` drops what goes beyond, `longest` makes a longer one a problem. */
  cut?: number;
  longest?: number;
  /** What the text without outer spaces must match, and the problem where it does not. */
  pattern?: RegExp;
  malformed?: Code;
  mask?: MaskNamed;
  /** It is printed on documents; a text that they cannot print is a problem. */
  isPrinted?: boolean;
  /** The text as it is kept when it is typed. */
  taken?: (text: string) => string;
};
type TooLong<Limits> = Limits extends { longest: number } ? 'tooLong' : never;
type Unprintable<Limits> = Limits extends { isPrinted: true } ? 'unprintable' : never;
/** A kind whose field needs a mask of its screen. */
export type MaskedKind = { readonly mask: MaskNamed };
type MaskedWhere<Limits> = Limits extends { mask: MaskNamed } ? MaskedKind : unknown;

/** A text. Its limits count without spaces around it. */
export function text<
  const Code extends string = never,
  const Limits extends TextLimits<Code> = TextLimits<Code>,
>(
  limits?: Limits & TextLimits<Code>,
): Kind<string, Code | TooLong<Limits> | Unprintable<Limits> | 'required'> & MaskedWhere<Limits> {
  const {
    longest,
    cut,
    pattern,
    mask,
    malformed = null,
    isPrinted = false,
    taken = asItIs,
  } = limits ?? ({} as TextLimits<Code>);
  const keeps = cut ?? Math.max(mostKept, 4 * (longest ?? 0));
  const problemOf = (value: string) => {
    if (longest !== undefined && value.length > longest) return 'tooLong' as TooLong<Limits>;
    if (pattern && !pattern.test(value)) return malformed;
    return isPrinted && !isPrintable(value) ? ('unprintable' as Unprintable<Limits>) : null;
  };
  return {
    kind: 'text',
    empty: '',
    missing: 'required',
    malformed,
    isEmpty: isBlank,
    taken: (typed) => taken(typed).slice(0, keeps),
    problem: (typed) => problemOf(typed.trim()),
    longest: longest ?? cut,
    keeps,
    pattern,
    mask,
    isPrinted,
  } as Kind<string, Code | TooLong<Limits> | Unprintable<Limits> | 'required'> & MaskedWhere<Limits>;
}

/** One of some values, or nothing yet. `opens` is the value with which the form begins. */
export function choice<const Value extends string, const Opening extends Value | '' = ''>(
  values: readonly Value[],
  opens: Opening = '' as Opening,
): Kind<Value | Extract<Opening, ''>, 'required'> {
  return {
    kind: 'choice',
    empty: opens as Value | Extract<Opening, ''>,
    missing: 'required',
    malformed: null,
    isEmpty: (value) => value === '',
    taken: asItIs,
    problem: () => null,
    values,
  };
}

/** Several of some values, in their order and each once; none of them is a value, too. */
export function choices<const Value extends string>(
  values: readonly Value[],
): Kind<readonly Value[], 'required'> & { taken(chosen: readonly string[]): readonly Value[] } {
  return {
    kind: 'choices',
    empty: [],
    missing: 'required',
    malformed: null,
    isEmpty: (chosen) => chosen.length === 0,
    taken: (chosen) => values.filter((value) => chosen.includes(value)),
    problem: () => null,
    values,
  };
}

export type DateLimits<Code extends string> = {
  /** Problem of a text that is no day, or one before the first. */
  malformed: Code;
  /** First day that can be meant. */
  earliest?: IsoDate;
};

/** A day `YYYY-MM-DD`, or the text that was typed as long as it is none; it is judged when the field is left. */
export function date<const Code extends string>({
  malformed,
  earliest = '',
}: DateLimits<Code>): Kind<string, Code | 'required'> {
  return {
    kind: 'date',
    empty: '',
    missing: 'required',
    malformed,
    isEmpty: (day) => day === '',
    taken: (typed) => typed.slice(0, mostKept),
    problem: (day) => (isIsoDate(day) && day >= earliest ? null : malformed),
  };
}

/** Something that is so or not. `missing` is the problem where it must be so. */
export function tick<const Code extends string = 'required'>(missing?: Code): Kind<boolean, Code> {
  return {
    kind: 'tick',
    empty: false,
    missing: missing ?? ('required' as Code),
    malformed: null,
    isEmpty: (ticked) => !ticked,
    taken: asItIs,
    problem: () => null,
  };
}

/** One question that is answered in several texts, such as a day, a month and a year. */
export type PartsKind<Part extends string = string> = Kind<Record<Part, string>, 'required'> & {
  readonly parts: readonly Part[];
};

/** Several texts that are judged together. `taken` is the text of a part as it is kept when it is typed. */
export function parts<const Part extends string>(
  names: readonly Part[],
  taken: (part: Part, text: string) => string,
): PartsKind<Part> {
  const each = (of: (part: Part) => string) =>
    Object.fromEntries(names.map((part) => [part, of(part)])) as Record<Part, string>;
  return {
    kind: 'parts',
    parts: names,
    empty: each(() => ''),
    missing: 'required',
    malformed: null,
    isEmpty: (value) => names.every((part) => value[part] === ''),
    taken: (value) => each((part) => taken(part, value[part])),
    problem: () => null,
  };
}
