import { expect } from 'vitest';
import { type TranslationFor, translationMachine } from '#machines/translation/translation.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';

const agency: TranslationFor = { organizationCode: 'BOREAL', language: 'en' };
const shows = (wanted: TranslationFor) => ({ type: 'parent.showTranslation' as const, wanted });

export const translationTour = defineTour({
  machine: translationMachine,
  stimuli: [
    send('isForAnAgency', shows(agency)),
    send('isForItInFrench', shows({ ...agency, language: 'fr' }), {
      requirements: ['LN-033'],
      check: (after) => expect(after.context.wanted).toEqual({ ...agency, language: 'fr' }),
    }),
    send('isForAnother', shows({ ...agency, organizationCode: 'LAKES' })),
    send('isForNobody', { type: 'parent.hideTranslation' }),
    settle('theTextsLie', 'layTranslation', undefined),
    fail('theServerDoesNotAnswer', 'layTranslation', new Error('down')),
    settle('theTextsAreOff', 'takeTranslationOff', undefined),
    fail('theyStayOn', 'takeTranslationOff', new Error('down')),
  ],
  holds: {
    unasked: (snapshot) => {
      expect([snapshot.context.wanted, snapshot.context.error]).toEqual([null, null]);
      expect(snapshot.can({ type: 'parent.hideTranslation' })).toBe(false);
    },
    takingTranslationOff: ({ context }, seen) => {
      expect([context.wanted, context.error]).toEqual([null, null]);
      expect(seen.inputs('takeTranslationOff').length).toBeGreaterThan(0);
    },
    layingTranslation: {
      requirements: ['LN-033'],
      check: ({ context }, seen) => {
        expect(seen.inputs('layTranslation').at(-1)).toEqual(context.wanted);
        expect(context.error).toBeNull();
      },
    },
    laid: (snapshot) => {
      const { context } = snapshot;
      expect(snapshot.can(shows(context.wanted as TranslationFor))).toBe(false);
      expect(context.wanted).not.toBeNull();
      expect(context.error).toBeNull();
    },
    failed: ({ context }) => expect(context.error).toBe('down'),
  },
});
