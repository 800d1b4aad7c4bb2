import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/locales.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import { Addresses } from '#src/ui/kit/Addresses.tsx';

/** What a view writes at an address, with the texts of a language; rooms are loaded first. */
export async function markupOf(view: ReactNode, language: Language = 'en', shown = '/'): Promise<string> {
  await loadRooms(language, ['kit', 'shell', 'pages', 'account']);
  return renderToStaticMarkup(
    <TextProvider language={language}>
      <Addresses shown={shown} onFollow={() => undefined}>
        {view}
      </Addresses>
    </TextProvider>,
  );
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
