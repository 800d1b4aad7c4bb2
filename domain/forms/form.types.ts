import type { Kind, MaskedKind, PartsKind } from './kinds.ts';
import type { WireCode } from './wireCodes.ts';

export type Kinds = Readonly<Record<string, Kind>>;
export type ValueOf<K> = K extends Kind<infer Value> ? Value : never;

type KeptNames<K, Name> = K extends PartsKind<infer Part> ? Part : Name;
type KeptValue<K> = K extends PartsKind ? string : ValueOf<K>;

/** What was entered, by field; a question of several parts is kept in its parts. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields & string as KeptNames<Fields[Name], Name>]: KeptValue<Fields[Name]>;
};

/** A row of a form; `Id` is the member that names it for good. */
export type RowOf<Rows, Id extends string> = { [Name in Id]: string } & ValuesOf<Rows>;
export type FormOf<Fields, Rows, List extends string, Id extends string> = ValuesOf<Fields> & {
  [Name in List]: readonly RowOf<Rows, Id>[];
};

/** What a rule knows besides the value of its own field. */
export type Given<Values, Facts> = { form: Values; facts: Facts };
/** The same of a field in a row. */
export type RowGiven<Values, Row, Facts> = Given<Values, Facts> & { row: Row; isFirst: boolean };

/** One declaration of a field. */
export type FieldSpec<K, Changed, Known, Problem extends string> = {
  is: K & Kind<ValueOf<K>, Problem>;
  /** Whether the field is asked; one that is not has no problem. Always, when left out. */
  asked?: (known: Known) => boolean;
  /** Whether it must be filled. Never, when left out. */
  required?: boolean | ((known: Known) => boolean);
  /** What is wrong with a value that is not empty and right for its kind, or null. */
  judge?: (value: ValueOf<K>, known: Known) => Problem | null;
  /** What changes together with the field, once its new value is in place. */
  alsoSets?: (known: Known, before: Changed) => Partial<Changed>;
  /** The name of the field on the wire, where it is another one. */
  wire?: string;
};
export type Specs<Fields, Changed, Known, Problem extends string> = {
  [Name in keyof Fields]: FieldSpec<Fields[Name], Changed, Known, Problem>;
};

/** What the server refused at a key: its code, and the value that it was given. */
export type Refusals<Key extends string, Problem extends string> = Readonly<
  Partial<Record<Key, { code: Problem | WireCode; value: unknown }>>
>;

/** A form as one declaration makes it. Values are what was entered; facts are what the rules measure with besides. */
export type Form<Fields, Rows, Values, Facts, Key extends string, Problem extends string, Entry> = {
  /** The declarations by name; those of a row are apart. */
  readonly fields: { readonly [Name in keyof Fields]: { is: Fields[Name]; wire?: string } };
  readonly rows: { fields: { readonly [Name in keyof Rows]: { is: Rows[Name]; wire?: string } } } | null;
  /** As it opens when nothing was entered; a form with rows has none of them. */
  readonly empty: Values;
  /** A row in which nothing was entered. */
  readonly emptyRow: ValuesOf<Rows>;
  /** The keys that can have a problem, asked or not, in the order of the screen. */
  everyKey(values: Values): Key[];
  /** The keys that are asked and can have a problem, in the order of the screen. */
  keys(values: Values, facts: Facts): Key[];
  /** What is wrong at a key, or null. */
  problem(key: Key, values: Values, facts: Facts): Problem | null;
  /** Whether nothing is wrong or missing. */
  isComplete(values: Values, facts: Facts): boolean;
  isAsked(key: string, values: Values, facts: Facts): boolean;
  /** Whether it is asked and may be left empty. */
  isOptional(key: string, values: Values, facts: Facts): boolean;
  /** The form after a value was entered, with what changes together with it; the same where the field is not asked. */
  filled(values: Values, entry: Entry, facts: Facts): Values;
  kindAt(key: string): Kind;
  /** What stands at a key; undefined where nothing does. */
  valueAt(values: Values, key: string): unknown;
};

/** Any form, as what serves all of them sees it. */
export type AnyForm = {
  readonly fields: object;
  readonly rows: { fields: object } | null;
  readonly empty: unknown;
  keys(values: never, facts: never): string[];
  problem(key: never, values: never, facts: never): string | null;
  filled(values: never, entry: never, facts: never): unknown;
};

/** What was entered in a form. */
export type ValuesIn<F extends AnyForm> = F['empty'];
export type FactsIn<F extends AnyForm> = Parameters<F['keys']>[1];
/** What a problem stands at: a field, or a field of a row such as `email.pax-2`. */
export type KeyIn<F extends AnyForm> = ReturnType<F['keys']>[number];
export type ProblemIn<F extends AnyForm> = NonNullable<ReturnType<F['problem']>>;
/** The names of the fields, with those of rows. */
export type NameIn<F extends AnyForm> =
  | (keyof F['fields'] & string)
  | (keyof NonNullable<F['rows']>['fields'] & string);
type MaskedNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { is: MaskedKind } ? Name : never;
}[keyof Fields];
/** The names of the fields with a mask, with those of rows. */
export type MaskedIn<F extends AnyForm> =
  | MaskedNames<F['fields']>
  | MaskedNames<NonNullable<F['rows']>['fields']>;
/** A field with a value that it can have. */
export type EntryIn<F extends AnyForm> = Parameters<F['filled']>[1];

/** The fields of some values with what each can hold; of rows as `<field>.<id of the row>`. */
export type EntryOf<Values, Suffix extends string> = {
  [Name in keyof Values & string]: { key: `${Name}${Suffix}`; value: Values[Name] };
}[keyof Values & string];
