import flow from '#locales/en-CA/flow.json' with { type: 'json' };
import kit from '#locales/en-CA/kit.json' with { type: 'json' };
import pages from '#locales/en-CA/pages.json' with { type: 'json' };
import quickQuote from '#locales/en-CA/quickQuote.json' with { type: 'json' };
import shell from '#locales/en-CA/shell.json' with { type: 'json' };
import type { FirstWords } from './firstRooms.ts';

export const firstWords: FirstWords = { flow, kit, pages, quickQuote, shell };
