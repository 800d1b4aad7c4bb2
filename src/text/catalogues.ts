import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { type Language, locales } from '#domain/locales.ts';
import { type Labels, labelAt } from '#domain/texts/labels.ts';
import type { Message } from '#domain/texts/message.ts';

export type Catalogue = Record<string, Message>;
/** Labels of others, nested by the steps of our keys. */
export type LaidLabels = Labels<Message>;

type CatalogueFile = { default: Catalogue };
export type CatalogueFiles = Record<string, () => Promise<CatalogueFile>>;

/** Where the server's text of a problem's code stands among our texts; it is shown as it came. */
export const saidId = (code: string) => `said.${code}`;

export type Catalogues = {
  /**
   * Loads rooms (files of `locales/<tag>/`) of a language; what is there already is not loaded again.
   * Fails by the room's name when there is no such file, and may be called again after a failed transfer.
   */
  loadRooms(language: Language, rooms: readonly string[]): Promise<void>;
  /** Takes the texts of a room as they were edited. */
  keepRoom(language: Language, room: string, catalogue: Catalogue): void;
  /** Loads in a language every room that any language has so far: what a change of language needs. */
  loadLanguage(language: Language): Promise<void>;
  /** The texts of a language so far; a new object only after new rooms or labels came. */
  intlOf(language: Language): IntlShape;
  /** Lets labels stand in the place of our texts of a language, instead of those laid over them before. */
  layOver(language: Language, labels: LaidLabels): void;
  /**
   * [ER-018] Keeps what the server said of a problem's code, in the language it said it in, until it says something
   * else of it; an empty text is nothing.
   */
  keepSaid(language: Language, code: string, text: string): void;
  subscribe(onChange: () => void): () => void;
};

/** Keeps the catalogues of both languages; keys of a room are known as `<room>.<key>`. */
export function createCatalogues(files: CatalogueFiles): Catalogues {
  const messages: Record<Language, Catalogue> = { en: {}, fr: {} };
  const intls: Partial<Record<Language, IntlShape>> = {};
  const loads: Record<Language, Map<string, Promise<void>>> = { en: new Map(), fr: new Map() };
  const laid: Partial<Record<Language, LaidLabels>> = {};
  const listeners = new Set<() => void>();

  const tellOfNew = (language: Language) => {
    delete intls[language];
    for (const listener of listeners) listener();
  };

  /** [LN-014] Our texts, each with the label that lies over it. */
  function shownMessages(language: Language): Catalogue {
    const labels = laid[language];
    if (!labels) return messages[language];
    const shown: Catalogue = {};
    for (const [id, message] of Object.entries(messages[language]))
      shown[id] = labelAt(labels, id) ?? message;
    return shown;
  }

  function keepRoom(language: Language, room: string, catalogue: Catalogue): void {
    const added: Catalogue = {};
    for (const [key, message] of Object.entries(catalogue)) added[`${room}.${key}`] = message;
    messages[language] = { ...messages[language], ...added };
    tellOfNew(language);
  }

  async function loadRoom(language: Language, room: string): Promise<void> {
    const file = files[`/locales/${locales[language].tag}/${room}.json`];
    if (!file) throw new Error(`There is no room "${room}" in ${locales[language].tag}`);
    const { default: catalogue } = await file();
    keepRoom(language, room, catalogue);
  }

  function loadOnce(language: Language, room: string): Promise<void> {
    const known = loads[language].get(room);
    if (known) return known;
    const load = loadRoom(language, room);
    loads[language].set(room, load);
    load.catch(() => loads[language].delete(room));
    return load;
  }

  const loadRooms = async (language: Language, rooms: readonly string[]) => {
    await Promise.all(rooms.map((room) => loadOnce(language, room)));
  };

  return {
    loadRooms,
    keepRoom,
    loadLanguage: (language) => loadRooms(language, [...new Set([...loads.en.keys(), ...loads.fr.keys()])]),
    intlOf: (language) => {
      intls[language] ??= createIntl(
        {
          locale: locales[language].tag,
          messages: shownMessages(language) as Record<string, string>,
          onError: () => undefined,
        },
        createIntlCache(),
      );
      return intls[language];
    },
    layOver: (language, labels) => {
      laid[language] = labels;
      tellOfNew(language);
    },
    keepSaid: (language, code, text) => {
      const { [saidId(code)]: before = '', ...others } = messages[language];
      if (before === text) return;
      messages[language] = text === '' ? others : { ...others, [saidId(code)]: text };
      tellOfNew(language);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
