import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/locales.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';

/** What a view writes, with the texts of a language; rooms are loaded first. */
export async function markupOf(view: ReactNode, language: Language = 'en'): Promise<string> {
  await loadRooms(language, ['kit', 'shell', 'pages']);
  return renderToStaticMarkup(<TextProvider language={language}>{view}</TextProvider>);
}

/** The words of a markup, elements left out. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
