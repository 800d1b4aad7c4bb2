import { existsSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

type Words = Record<string, string>;
type Compiled = Record<string, string | MessageFormatElement[]>;

const needsFormatting = /[{}<>'#]/;

function compileMessage(message: string): string | MessageFormatElement[] {
  const tree = parse(message, { captureLocation: false, requiresOtherClause: true });
  const [first, ...rest] = tree;
  if (!first) return '';
  if (rest.length === 0 && first.type === TYPE.literal && !needsFormatting.test(first.value))
    return first.value;
  return tree;
}

/**
 * [LN-018] Compiles a room: plain texts stay text, ICU messages become syntax trees so that no page needs the parser,
 * and a key that the language lacks is filled from English.
 */
export function compileRoom(words: Words, english: Words): Compiled {
  const compiled: Compiled = {};
  for (const [key, message] of Object.entries({ ...english, ...words })) {
    try {
      compiled[key] = compileMessage(message);
    } catch (cause) {
      throw new Error(`The text "${key}" is not an ICU message: ${message}`, { cause });
    }
  }
  return compiled;
}

const roomFile = /^(.*\/locales\/)((?:en|fr)-CA)(\/.*\.json)$/;
const wordsOf = (path: string): Words => JSON.parse(readFileSync(path, 'utf8'));

/** Answers `locales/<tag>/<room>.json` with the compiled room. */
export function catalogues(): Plugin {
  return {
    name: 'portage-catalogues',
    enforce: 'pre',
    load(id) {
      const match = roomFile.exec(id);
      if (!match) return null;
      const [path = '', folder = '', , file = ''] = match;
      const english = `${folder}en-CA${file}`;
      this.addWatchFile(path);
      const compiled = compileRoom(wordsOf(path), existsSync(english) ? wordsOf(english) : {});
      return JSON.stringify(compiled);
    },
  };
}
