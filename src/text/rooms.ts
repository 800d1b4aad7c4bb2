import { type Language, languages, locales } from '#domain/locales.ts';
import { type Catalogue, type CatalogueFiles, createCatalogues } from './catalogues.ts';
import { type FirstWords, firstRooms } from './firstRooms.ts';

const firstWords: Record<Language, () => Promise<{ firstWords: FirstWords }>> = {
  en: () => import('./firstWordsEn.ts'),
  fr: () => import('./firstWordsFr.ts'),
};
const firstFiles: CatalogueFiles = Object.fromEntries(
  languages.flatMap((language) =>
    firstRooms.map((room) => [
      `/locales/${locales[language].tag}/${room}.json`,
      async () => ({ default: (await firstWords[language]()).firstWords[room] as Catalogue }),
    ]),
  ),
);
const laterFiles = import.meta.glob([
  '/locales/*/*.json',
  '!/locales/*/{kit,shell,flow,pages,quickQuote}.json',
  '!/locales/*/server.json',
  '!/locales/*/documents.json',
  '!/locales/*/mail.json',
]) as CatalogueFiles;

const catalogues = createCatalogues({ ...laterFiles, ...firstFiles });

/** The catalogues of the application; texts that only the server writes stay with the server. */
export const { loadRooms, loadLanguage, intlOf, layOver, keepSaid, subscribe } = catalogues;

type EditedRoom = { language: Language; room: string; catalogue: Catalogue };

// Only the workshop sends this; a built page has no channel.
import.meta.hot?.on('portage:room', ({ language, room, catalogue }: EditedRoom) =>
  catalogues.keepRoom(language, room, catalogue),
);
