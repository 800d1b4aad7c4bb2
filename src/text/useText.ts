import { Children, createElement, type ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { AsksForValues, ValuesOf } from '#domain/texts/given.ts';
import type { Shown } from '#domain/texts/textValues.ts';
import type { Room, TextKey } from './roomTexts.ts';

type RichValues = Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;

type KeyWithoutValues<R extends Room> = Exclude<TextKey<R>, AsksForValues<R>>;

/** The texts of a room in a language; the compiler knows its keys, and what each asks for. */
export type Text<R extends Room> = {
  /** The text of a key of the room, filled with values; the key itself when nobody wrote a text [LN-018]. */
  (key: KeyWithoutValues<R>): string;
  <Key extends TextKey<R>>(key: Key, values: ValuesOf<R, Key>): string;
  /** The same where a text has elements in it, such as `<link>here</link>`. */
  rich<Key extends TextKey<R>>(
    key: Key,
    values: { [Name in keyof ValuesOf<R, Key>]: RichValues[string] },
  ): ReactNode;
  /** Whether somebody wrote this text. */
  has(key: string): key is TextKey<R>;
};

type AnyText = {
  (key: string, values?: Readonly<Record<string, Shown>>): string;
  rich(key: string, values: RichValues): ReactNode;
  has(key: string): boolean;
};

/** Each text of a mixture in an element of its own: a browser that translates the page puts elements in their places. */
function apart(parts: ReactNode): ReactNode {
  return Children.map(parts, (part) => (typeof part === 'string' ? createElement('span', null, part) : part));
}
const givenApart = ([name, value]: [string, RichValues[string]]) => [
  name,
  typeof value === 'function' ? (chunks: ReactNode[]) => value(apart(chunks) as ReactNode[]) : value,
];

const plain = /^[^{}<>'#]*$/;
const texts = new WeakMap<IntlShape, Map<string, AnyText>>();
/** How many texts a room keeps as they were written: at every key that somebody presses a screen writes the same ones. */
const mostKept = 500;

/** Texts of a room of any name for one language; the same function as long as the catalogue is the same. */
export function textOf(intl: IntlShape, room: string): AnyText {
  const rooms = texts.get(intl) ?? new Map<string, AnyText>();
  texts.set(intl, rooms);
  const known = rooms.get(room);
  if (known) return known;
  const format = (key: string, values?: Readonly<Record<string, unknown>>) => {
    const id = `${room}.${key}`;
    const message = intl.messages[id];
    if (message === undefined) return id;
    if (typeof message === 'string' && plain.test(message)) return message;
    return intl.formatMessage({ id }, values as Record<string, Shown>);
  };
  const kept = new Map<string, string>();
  const text: AnyText = Object.assign(
    (key: string, values?: Readonly<Record<string, Shown>>) => {
      const asked = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
      const before = kept.get(asked);
      if (before !== undefined) return before;
      if (kept.size === mostKept) kept.clear();
      const written = format(key, values);
      kept.set(asked, written);
      return written;
    },
    {
      rich: (key: string, values: RichValues) =>
        apart(format(key, Object.fromEntries(Object.entries(values).map(givenApart))) as ReactNode),
      has: (key: string) => intl.messages[`${room}.${key}`] !== undefined,
    },
  );
  rooms.set(room, text);
  return text;
}

/** The texts of a room (`locales/<tag>/<room>.json`) in the language of the screen. */
export function useText<R extends Room>(room: R): Text<R> {
  return textOf(useIntl(), room) as unknown as Text<R>;
}
