import { expect } from 'vitest';
import { policyPdfMachine } from '#machines/policyPdf/policyPdf.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const english = { policyNumber: 'P-1000001', version: '1', of: 'policy', language: 'en' } as const;
const french = { ...english, language: 'fr' } as const;
const trip = { ...english, of: 'trip' } as const;

const quote = { quoteNumber: 'Q-100001', of: 'quote', language: 'fr' } as const;

export const policyPdfTour = defineTour({
  machine: policyPdfMachine,
  stimuli: [
    send(
      'thePersonDownloadsInEnglish',
      { type: 'person.downloadPdf', ...english },
      { check: (_, seen) => expect(seen.inputs('downloadPdf').at(-1)).toEqual(english) },
    ),
    send(
      'thePersonDownloadsInFrench',
      { type: 'person.downloadPdf', ...french },
      { check: (_, seen) => expect(seen.inputs('downloadPdf').at(-1)).toEqual(french) },
    ),
    send(
      'thePersonDownloadsAll',
      { type: 'person.downloadPdf', ...trip },
      { check: (_, seen) => expect(seen.inputs('downloadPdf').at(-1)).toEqual(trip) },
    ),
    send(
      'thePersonDownloadsTheQuote',
      { type: 'person.downloadPdf', ...quote },
      { check: (_, seen) => expect(seen.inputs('downloadPdf').at(-1)).toEqual(quote) },
    ),
    settle('theDocumentComes', 'downloadPdf', undefined),
    fail('theDocumentDoesNotCome', 'downloadPdf', { code: 'policy.unknown' }),
  ],
  holds: {
    idle: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    downloading: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
      expect(snapshot.can({ type: 'person.downloadPdf', ...english })).toBe(false);
    },
    failed: ({ context }) => {
      expect(context.wanted).not.toBeNull();
      expect(context.problem).toBe('policy.unknown');
    },
  },
});
