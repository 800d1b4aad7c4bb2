import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Language } from '#domain/locales.ts';
import { intlOf, subscribe } from './rooms.ts';

/** Gives the texts of a language to everything inside; rooms that come later are seen at once. */
export function TextProvider({ language, children }: { language: Language; children: ReactNode }) {
  const current = () => intlOf(language);
  const intl = useSyncExternalStore(subscribe, current, current);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
