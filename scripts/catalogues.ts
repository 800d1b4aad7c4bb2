import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { locales } from '#domain/locales.ts';
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

const roomFile = /^(.*\/locales\/)((?:en|fr)-CA)\/(.*)\.json$/;
const wordsOf = (path: string): Words =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Words) : {};

function compiledRoom(folder: string, tag: string, room: string): Compiled {
  return compileRoom(wordsOf(`${folder}${tag}/${room}.json`), wordsOf(`${folder}en-CA/${room}.json`));
}

/**
 * Answers `locales/<tag>/<room>.json` with the compiled room; while it is edited, pages get it as `portage:room`
 * in both languages, without being loaded again.
 */
export function catalogues(): Plugin {
  return {
    name: 'portage-catalogues',
    enforce: 'pre',
    load(id) {
      const match = roomFile.exec(id);
      if (!match) return null;
      const [path = '', folder = '', tag = '', room = ''] = match;
      this.addWatchFile(path);
      return JSON.stringify(compiledRoom(folder, tag, room));
    },
    hotUpdate({ file }) {
      const [path, folder = '', , room = ''] = roomFile.exec(file) ?? [];
      if (path === undefined || this.environment.name !== 'client') return undefined;
      const { moduleGraph, hot } = this.environment;
      for (const { language, tag } of Object.values(locales)) {
        moduleGraph.onFileChange(`${folder}${tag}/${room}.json`);
        hot.send('portage:room', { language, room, catalogue: compiledRoom(folder, tag, room) });
      }
      return [];
    },
  };
}
