import flow from '#locales/fr-CA/flow.json' with { type: 'json' };
import kit from '#locales/fr-CA/kit.json' with { type: 'json' };
import pages from '#locales/fr-CA/pages.json' with { type: 'json' };
import quickQuote from '#locales/fr-CA/quickQuote.json' with { type: 'json' };
import shell from '#locales/fr-CA/shell.json' with { type: 'json' };
import type { FirstWords } from './firstRooms.ts';

export const firstWords: FirstWords = { flow, kit, pages, quickQuote, shell };
