import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createIntl, type IntlShape } from 'react-intl';
import { locales, type Language } from '#domain/locales.ts';
import type { Person } from './types.ts';

/** A person at a page who reads one language. Keys of texts begin with their room, the file of `locales/`. */
export function personAt(page: Page, language: Language): Person {
  const rooms = new Map<string, IntlShape>();
  const { tag } = locales[language];
  return {
    page,
    language,
    text(key, values) {
      const [room = '', ...rest] = key.split('.');
      const id = rest.join('.');
      const intl = rooms.get(room) ?? readRoom(tag, room);
      rooms.set(room, intl);
      if (!(id in intl.messages)) throw new Error(`There is no text "${key}" in ${tag}`);
      return intl.formatMessage({ id }, values);
    },
  };
}

function readRoom(locale: string, room: string): IntlShape {
  const file = `locales/${locale}/${room}.json`;
  if (!existsSync(file)) throw new Error(`There is no room "${room}" in ${locale}`);
  return createIntl({ locale, messages: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> });
}
