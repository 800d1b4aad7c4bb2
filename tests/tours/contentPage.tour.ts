import { expect } from 'vitest';
import { contentPageMachine } from '#machines/contentPage/contentPage.machine.ts';
import type { ContentRequest } from '#machines/contentPage/contentPage.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const asked: ContentRequest = {
  screen: 'resource',
  language: 'en',
  customerName: 'Marie Tremblay',
  referenceId: 'partner',
  publicOrigin: 'http://localhost:3003',
};

export const contentPageTour = defineTour({
  machine: contentPageMachine,
  input: asked,
  fingerprint: ({ context }) => [context.request.language, context.height],
  stimuli: [
    settle('theContentComes', 'readContent', '<!doctype html><p>Where to begin</p>'),
    fail('theContentDoesNotCome', 'readContent', new Error('down')),
    send('triesAgain', { type: 'person.retryContent' }),
    send(
      'theLanguageBecomesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        requirements: ['CN-012'],
        check: (after, seen) => {
          expect(after.matches('loadingContent')).toBe(true);
          expect(seen.inputs('readContent').at(-1)).toEqual({ ...asked, language: 'fr' });
        },
      },
    ),
    send(
      'theLanguageBecomesEnglish',
      { type: 'parent.chooseLanguage', language: 'en' },
      {
        requirements: ['CN-012'],
        check: (_, seen) => expect(seen.inputs('readContent').at(-1)).toEqual(asked),
      },
    ),
    settle('theFrameIsMeasured', 'measureFrame', 640, {
      check: (after) => expect(after.context.height).toBe(640),
    }),
    settle('theFrameIsEmpty', 'measureFrame', null, {
      check: (after, _, before) => expect(after.context.height).toBe(before.context.height),
    }),
    fail('theFrameCannotBeMeasured', 'measureFrame', new Error('gone')),
    wait('aSecondPasses', 1_000, {
      requirements: ['CN-010'],
      check: (after, seen, before) => {
        expect(before.matches({ shown: 'resting' })).toBe(true);
        expect(after.matches({ shown: 'measuring' })).toBe(true);
        expect(seen.inputs('measureFrame').length).toBeGreaterThan(1);
      },
    }),
  ],
  holds: {
    loadingContent: [
      { check: (_, seen) => expect(seen.inputs('readContent').length).toBeGreaterThan(0) },
      {
        requirements: ['CN-013'],
        check: (snapshot) => {
          expect(snapshot.hasTag('busy')).toBe(true);
          expect(snapshot.context.document).toBeNull();
        },
      },
    ],
    failed: {
      requirements: ['CN-013'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.retryContent' })).toBe(true);
        expect(snapshot.context.document).toBeNull();
      },
    },
    shown: (snapshot) => {
      expect(snapshot.context.document).toContain('Where to begin');
      const { language } = snapshot.context.request;
      expect(snapshot.can({ type: 'parent.chooseLanguage', language })).toBe(false);
    },
    'shown.measuring': (_, seen) => expect(seen.inputs('measureFrame').length).toBeGreaterThan(0),
    'shown.resting': ({ context }) => expect([null, 640]).toContain(context.height),
  },
});
