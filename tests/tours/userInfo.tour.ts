import { expect } from 'vitest';
import { userInfoMachine } from '#machines/userInfo/userInfo.machine.ts';
import type { UserInfoContext } from '#machines/userInfo/userInfo.types.ts';
import { boreal, inFrench, lavoie, outsider } from '../support/people/answeredPeople.ts';
import { defineTour } from '../support/tours/define.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { internalSession } from './sessions.ts';

const reading = readingPart('readPerson', () => ({ profileRef: 'c-2001' }));
const placing = readingPart('readHierarchy', ({ language }: UserInfoContext) => ({
  code: 'BOREAL-MTL',
  language,
}));
const input = {
  area: '/users',
  address: { path: '/c-2001', search: '' },
  language: 'en',
  session: internalSession,
} as const;

export const userInfoTour = defineTour({
  machine: userInfoMachine,
  input,
  otherInputs: {
    'an address that names nobody': { ...input, address: { path: '/register', search: '' } },
  },
  fingerprint: ({ context: { language, person, hierarchy, problem } }) => [
    language,
    person,
    hierarchy,
    problem,
  ],
  stimuli: [
    settle('thePersonComes', 'readPerson', lavoie),
    settle('aPersonWithoutOrganizationComes', 'readPerson', outsider, {
      check: ({ value }) => expect(value).toEqual({ shown: 'placed' }),
    }),
    fail('thereIsNobody', 'readPerson', { code: 'notFound' }),
    ...reading.stimuli,
    settle('theAgencyComes', 'readHierarchy', boreal, { when: ({ context }) => context.language === 'en' }),
    settle('theAgencyComesInFrench', 'readHierarchy', inFrench, {
      when: ({ context }) => context.language === 'fr',
    }),
    fail('theAgencyDoesNotCome', 'readHierarchy', { code: 'network.unreachable' }),
    theSessionIsRenewed,
    send(
      'theOtherLanguageIsChosen',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        check: ({ context }) => expect(context.language).toBe('fr'),
      },
    ),
    send(
      'goesBack',
      { type: 'person.goBack' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }) },
    ),
    send(
      'goesOnAfterTheReminder',
      { type: 'parent.goOn' },
      {
        requirements: ['US-005 partly'],
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
      },
    ),
  ],
  holds: {
    opening: ({ context }) => expect(context.person).toBeNull(),
    reading: [
      { requirements: ['US-003 partly'], check: reading.holds.reading },
      { requirements: ['US-045 partly'], check: ({ context }) => expect(context.person).toBeNull() },
    ],
    unavailable: { requirements: ['US-046 partly'], check: reading.holds.unavailable },
    missing: (_, seen) => expect(seen.inputs('readHierarchy')).toEqual([]),
    shown: ({ context }) => expect([lavoie, outsider]).toContainEqual(context.person),
    'shown.placing': ({ context }) => expect(context.person).not.toBeNull(),
    'shown.reading': placing.holds.reading,
    'shown.unavailable': { requirements: ['US-044 partly'], check: placing.holds.unavailable },
    'shown.placed': {
      where: ({ context }) => context.person?.profileRef === 'c-2001',
      check: ({ context }) =>
        expect(context.hierarchy).toEqual(context.language === 'en' ? boreal : inFrench),
    },
  },
});
