import type { Language } from '#domain/locales.ts';
import { type Catalogue, type CatalogueFiles, createCatalogues } from './catalogues.ts';

const catalogues = createCatalogues(
  import.meta.glob([
    '/locales/*/*.json',
    '!/locales/*/server.json',
    '!/locales/*/documents.json',
    '!/locales/*/mail.json',
  ]) as CatalogueFiles,
);

/** The catalogues of the application; texts that only the server writes stay with the server. */
export const { loadRooms, loadLanguage, intlOf, layOver, keepSaid, subscribe } = catalogues;

type EditedRoom = { language: Language; room: string; catalogue: Catalogue };

// Only the workshop sends this; a built page has no channel.
import.meta.hot?.on('portage:room', ({ language, room, catalogue }: EditedRoom) =>
  catalogues.keepRoom(language, room, catalogue),
);
