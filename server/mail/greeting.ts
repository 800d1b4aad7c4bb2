import type { Language } from '#domain/locales.ts';
import { mailTexts } from './mailTexts.ts';

/** Mail programs make a link of it. */
const looksLikeAddress = /[.\u3002\uFF0E\uFF61]\p{L}/u;

/** How a letter begins, without names that are to follow or look like an address of the web. */
export function greetingOf(language: Language, names: string): string {
  const text = mailTexts(language);
  return names === '' || looksLikeAddress.test(names)
    ? text('greeting.nameless')
    : text('greeting', { names });
}
