import { expect } from 'vitest';
import { policyLinkMachine } from '#machines/policyLink/policyLink.machine.ts';
import type { PolicyLinkContext } from '#machines/policyLink/policyLink.types.ts';
import { linkedFamily } from '../support/mail/linkedFamily.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart } from '../support/tours/parts/reading.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';

const asked = { token: '1.link.signature', language: 'en' } as const;

const reading = readingPart('readLinkedPolicy', ({ token }: PolicyLinkContext) =>
  expect.objectContaining({ token }),
);

export const policyLinkTour = defineTour({
  machine: policyLinkMachine,
  input: asked,
  otherInputs: { 'an address without a token': { token: '', language: 'fr' } },
  fingerprint: ({ context }) => [context.language, context.token, context.policy?.unnamed.length],
  stimuli: [
    settle('thePolicyComes', 'readLinkedPolicy', linkedFamily),
    settle('aPolicyWithANameToFollowComes', 'readLinkedPolicy', {
      ...linkedFamily,
      unnamed: [{ reference: '2', policyNumber: 'TC-100000002', age: 34 }],
    }),
    send('givesAName', { type: 'person.giveName' }),
    emitFrom(
      'theNamePageIsLeft',
      'nameGiving',
      { type: 'page.close', flag: 'backPage' },
      { check: (after) => expect(after.matches('reading')).toBe(true) },
    ),
    fail('theLinkIsTooOld', 'readLinkedPolicy', { code: 'link.expired' }),
    fail('theLinkIsUnknown', 'readLinkedPolicy', { code: 'notFound' }),
    fail('theLinkIsMutilated', 'readLinkedPolicy', { code: 'request.invalid' }),
    ...reading.stimuli,
    send(
      'choosesFrench',
      { type: 'person.chooseLanguage', language: 'fr' },
      {
        check: (after, _, before) => {
          expect(after.context.language).toBe('fr');
          expect(after.value).toEqual(before.value);
        },
      },
    ),
    send(
      'opensAnotherLink',
      { type: 'person.openLink', token: '1.another.signature' },
      {
        check: (_, seen) =>
          expect(seen.inputs('readLinkedPolicy').at(-1)).toMatchObject({ token: '1.another.signature' }),
      },
    ),
    send(
      'takesTheTokenAway',
      { type: 'person.openLink', token: '' },
      { check: (after) => expect(after.matches('notFound')).toBe(true) },
    ),
  ],
  holds: {
    opening: ({ context }) => expect(context.policy).toBeNull(),
    ...reading.holds,
    shown: ({ context, children }) => {
      expect(context.policy?.paxes).toHaveLength(2);
      expect(children).toHaveProperty('policyPdf');
    },
    naming: ({ context, children }) => {
      expect(context.policy?.unnamed).toHaveLength(1);
      expect(children).toHaveProperty('nameGiving');
    },
    expired: ({ context }) => expect(context.policy).toBeNull(),
    notFound: ({ context }) => expect(context.policy).toBeNull(),
  },
});
