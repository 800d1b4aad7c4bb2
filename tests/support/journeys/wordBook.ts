import { readdirSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Language, languages, locales } from '#domain/locales.ts';

/** Rooms of the catalogue that no screen of the application shows. */
const notShown = [
  'charts.json',
  'scripts.json',
  'server.json',
  'documents.json',
  'mail.json',
  'gallery.json',
];
const fewestLetters = 4;

type Book = { plain: Set<string>; patterns: RegExp[] };

function bookOf(language: Language): Book {
  const { tag } = locales[language];
  const folder = `locales/${tag}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !notShown.includes(file));
  const messages = [...files.map((file) => `${folder}/${file}`), `standins/texts/${tag}.json`].flatMap(
    (file) => Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  const book: Book = { plain: new Set(), patterns: [] };
  for (const message of messages) {
    const sources = sourcesOf(parse(message));
    for (const source of sources) {
      if (lettersOf(source.replaceAll(anything, '')).length < fewestLetters) continue;
      if (source.includes(anything)) book.patterns.push(new RegExp(`^${source}$`));
      else book.plain.add(source.replaceAll(/\\(.)/g, '$1'));
    }
  }
  return book;
}

const anything = '[^]*?';
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
const escaped = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a message looks like once filled in: one expression a way through its choices. */
function sourcesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => before.flatMap((head) => waysOf(element).map((way) => head + way)),
    [''],
  );
}

function waysOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [escaped(element.value)];
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => sourcesOf(value));
    case TYPE.tag:
      return sourcesOf(element.children);
    default:
      return [anything];
  }
}

/** Every message that a screen may show, of the application and of the pages where people sign in. */
const books = Object.fromEntries(languages.map((language) => [language, bookOf(language)])) as Record<
  Language,
  Book
>;

const answers = { en: new Map<string, boolean>(), fr: new Map<string, boolean>() };

/** Whether a text is a message of a language, filled in. */
export function isWrittenIn(language: Language, text: string): boolean {
  const known = answers[language].get(text);
  if (known !== undefined) return known;
  const { plain, patterns } = books[language];
  const isWritten = plain.has(text) || patterns.some((pattern) => pattern.test(text));
  answers[language].set(text, isWritten);
  return isWritten;
}
