import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

export type TextValues = Record<string, string | number | boolean | null | undefined>;
export type RichValues = Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;

export type Text = {
  /** The text of a key of the room, filled with values; the key itself when nobody wrote a text [LN-018]. */
  (key: string, values?: TextValues): string;
  /** The same where a text has elements in it, such as `<link>here</link>`. */
  rich(key: string, values: RichValues): ReactNode;
  /** Whether somebody wrote this text. */
  has(key: string): boolean;
};

const plain = /^[^{}<>'#]*$/;
const texts = new WeakMap<IntlShape, Map<string, Text>>();

/** Text of a room for one language; the same function as long as the catalogue is the same. */
export function textOf(intl: IntlShape, room: string): Text {
  const rooms = texts.get(intl) ?? new Map<string, Text>();
  texts.set(intl, rooms);
  const known = rooms.get(room);
  if (known) return known;
  const format = (key: string, values?: Record<string, unknown>) => {
    const id = `${room}.${key}`;
    const message = intl.messages[id];
    if (message === undefined) return id;
    if (typeof message === 'string' && plain.test(message)) return message;
    return intl.formatMessage({ id }, values as TextValues);
  };
  const text: Text = Object.assign((key: string, values?: TextValues) => format(key, values), {
    rich: (key: string, values: RichValues) => format(key, values) as ReactNode,
    has: (key: string) => intl.messages[`${room}.${key}`] !== undefined,
  });
  rooms.set(room, text);
  return text;
}

/** The texts of a room (`locales/<tag>/<room>.json`) in the language of the screen. */
export function useText(room: string): Text {
  return textOf(useIntl(), room);
}
