import { type CatalogueFiles, createCatalogues } from './catalogues.ts';

/** The catalogues of the application; texts that only the server writes stay with the server. */
export const { loadRooms, loadLanguage, intlOf, layOver, keepSaid, subscribe } = createCatalogues(
  import.meta.glob([
    '/locales/*/*.json',
    '!/locales/*/server.json',
    '!/locales/*/documents.json',
    '!/locales/*/mail.json',
  ]) as CatalogueFiles,
);
