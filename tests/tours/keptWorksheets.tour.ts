import { expect } from 'vitest';
import { keptWorksheetsMachine } from '#machines/keptWorksheets/keptWorksheets.machine.ts';
import type { KeptWorksheetsContext } from '#machines/keptWorksheets/keptWorksheets.types.ts';
import { sampleWorksheet } from '../support/sale/worksheet.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const benefits = [{ code: 'BAGGAGE', name: 'Baggage insurance' }];
/** One price that was explained, and one of somebody without a name whose explanation was not kept. */
const keptPrices = [
  { name: 'Marie Tremblay', planName: 'Emergency Medical', benefits, worksheet: sampleWorksheet },
  { name: '', planName: 'All-Inclusive', benefits: [], worksheet: null },
];

const reading = readingPart('readWorksheets', ({ language }: KeptWorksheetsContext) => ({
  id: 'Q-100001',
  language,
}));

export const keptWorksheetsTour = defineTour({
  machine: keptWorksheetsMachine,
  input: {
    area: '/quotes',
    address: { path: '/worksheets', search: '?id=Q-100001' },
    language: 'en',
    session: internalSession,
  },
  fingerprint: ({ context: { language, kept, problem } }) => [language, kept, problem],
  stimuli: [
    settle('worksheetsCome', 'readWorksheets', keptPrices),
    settle('nothingIsKept', 'readWorksheets', []),
    ...reading.stimuli,
    theSessionIsRenewed,
    send(
      'theOtherLanguageIsChosen',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        check: (after, seen) => {
          expect(after.matches('reading')).toBe(true);
          expect(seen.inputs('readWorksheets').at(-1)).toEqual({ id: 'Q-100001', language: 'fr' });
        },
      },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }) },
    ),
  ],
  holds: {
    ...reading.holds,
    shown: ({ context }) => expect(context.kept).toEqual(keptPrices),
    empty: ({ context }) => expect(context.problem).toBeNull(),
  },
});
