import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '#domain/locales.ts';

const folder = fileURLToPath(new URL(`../../locales/${locales.en.tag}/`, import.meta.url));
/** Rooms that no page loads. */
const notOfPages = ['server', 'documents'];

/** The texts of our own pages in English, by `<room>.<key>`. */
export function readBuiltInTexts(): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const room = file.slice(0, -'.json'.length);
    if (notOfPages.includes(room)) continue;
    const words = JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(words)) texts[`${room}.${key}`] = message;
  }
  return texts;
}
