import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileMessage, type Message } from '#domain/texts/message.ts';

type Words = Record<string, string>;
type Compiled = Record<string, Message>;

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
