import { expect } from 'vitest';
import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import type { AdvisorCodeContext } from '#machines/advisorCode/advisorCode.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { under } from '../support/tours/parts/holds.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import {
  advisor,
  type AdvisorCodeSnapshot,
  asksCounsellorId,
  asksPartyId,
  hasBadId,
  hasNothing,
  inDss,
  inLh,
  isFilled,
  isInTable,
  lacksId,
  lakes,
  linked,
  sponsorEntries,
  unknown,
} from './advisorCode.situations.ts';

const reading = readingPart('loadSponsors', ({ language }: AdvisorCodeContext) => ({ language }));
const confirm = { type: 'person.confirm' } as const;
const fill = (key: 'sponsorCode' | 'partyId' | 'counselorId', value: string) =>
  ({ type: 'person.fill', key, value }) as const;

/** What was added was found: nothing else adds a sponsor. */
const addsNothingElse = (seen: Seen) => {
  expect(seen.toParent.filter((news) => (news as { advisor?: unknown }).advisor !== advisor)).toEqual([]);
};
const corrects = (field: string, problem: string) => (after: AdvisorCodeSnapshot, seen: Seen) => {
  expect(after.matches({ open: { asking: 'correcting' } })).toBe(true);
  expect(after.context.problems).toMatchObject({ [field]: problem });
  addsNothingElse(seen);
};
const fails = (after: AdvisorCodeSnapshot, seen: Seen) => {
  expect(after.matches({ open: { asking: 'failed' } })).toBe(true);
  addsNothingElse(seen);
};

export const advisorCodeTour = defineTour({
  machine: advisorCodeMachine,
  input: { language: 'en' },
  switches: 1,
  length: 60,
  fingerprint: ({ context: { form, problems, problem, selectedSponsors, sponsors, language } }) => [
    form,
    problems,
    problem,
    selectedSponsors.length,
    sponsors.length,
    language,
  ],
  stimuli: [
    send(
      'opens',
      { type: 'parent.openAdvisorCode', selectedSponsors: [] },
      {
        requirements: ['AD-029'],
        check: ({ value, context }) => {
          expect(value).toEqual({ open: 'reading' });
          expect(context.form).toEqual({ sponsorCode: '', partyId: '', counselorId: '' });
          expect(context).toMatchObject({ problems: {}, refused: {}, problem: null, sponsors: [] });
        },
      },
    ),
    send(
      'opensBesideLakes',
      { type: 'parent.openAdvisorCode', selectedSponsors: [lakes] },
      { check: ({ context }) => expect(context.selectedSponsors).toEqual([lakes]) },
    ),
    ...reading.stimuli,
    theSessionIsRenewed,
    settle('theSponsorsCome', 'loadSponsors', sponsorEntries, {
      check: ({ context }) => expect(context.sponsors).toEqual(sponsorEntries),
    }),
    settle('thereIsNoSponsor', 'loadSponsors', []),
    send(
      'choosesFrench',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        check: (after, _, before) => {
          expect(after.context).toMatchObject({ language: 'fr', form: before.context.form });
          expect(after.matches({ open: 'reading' })).toBe(!before.matches('closed'));
        },
      },
    ),
    send('choosesMliadv', fill('sponsorCode', 'MLIADV'), { when: hasNothing }),
    send('choosesLakes', fill('sponsorCode', 'LAKES'), {
      when: (snapshot) => !asksCounsellorId(snapshot),
      requirements: ['AD-042'],
      check: ({ context }) => expect(context.problems).toEqual({}),
    }),
    send('entersPartyId', fill('partyId', '70010002'), {
      when: (snapshot) => asksPartyId(snapshot) && !isFilled(snapshot),
      requirements: ['AD-042'],
      check: ({ context }) => expect(context.problems.partyId).toBeNull(),
    }),
    send('entersCounsellorId', fill('counselorId', ' 44010002 '), {
      when: (snapshot) => asksCounsellorId(snapshot) && (lacksId(snapshot) || hasBadId(snapshot)),
    }),
    send('entersWhatIsNoId', fill('counselorId', 'n° 44'), {
      when: (snapshot) => asksCounsellorId(snapshot) && !hasBadId(snapshot),
      requirements: ['AD-042'],
      check: ({ context }) => expect(context.problems.counselorId).toBeNull(),
    }),
    send('confirms', confirm, {
      when: isFilled,
      claims: [
        { requirements: ['AD-030'], check: ({ value }) => expect(value).toEqual({ open: 'lookingUp' }) },
        {
          requirements: ['AD-039'],
          where: asksPartyId,
          check: (_, seen) =>
            expect(seen.inputs('lookUpAdvisor').at(-1)).toEqual({
              sponsorCode: 'MLIADV',
              idField: 'partyId',
              id: '70010002',
            }),
        },
        {
          requirements: ['AD-040'],
          where: asksCounsellorId,
          check: (_, seen) =>
            expect(seen.inputs('lookUpAdvisor').at(-1)).toEqual({
              sponsorCode: 'LAKES',
              idField: 'counselorId',
              id: '44010002',
            }),
        },
      ],
    }),
    send('confirmsWithoutSponsor', confirm, {
      when: hasNothing,
      requirements: ['AD-037'],
      check: corrects('sponsorCode', 'required'),
    }),
    send('confirmsWithoutPartyId', confirm, {
      when: (snapshot) => asksPartyId(snapshot) && lacksId(snapshot),
      requirements: ['AD-039'],
      check: corrects('partyId', 'required'),
    }),
    send('confirmsWithoutCounsellorId', confirm, {
      when: (snapshot) => asksCounsellorId(snapshot) && lacksId(snapshot) && !isInTable(snapshot),
      requirements: ['AD-040'],
      check: corrects('counselorId', 'required'),
    }),
    send('confirmsWhatIsNoId', confirm, {
      when: (snapshot) => hasBadId(snapshot) && !isInTable(snapshot),
      check: corrects('counselorId', 'idInvalid'),
    }),
    send('confirmsASponsorOfTheTable', confirm, {
      when: isInTable,
      requirements: ['AD-023', 'AD-024 partly'],
      check: corrects('sponsorCode', 'alreadySelected'),
    }),
    settle('theAdvisorIsInLh', 'lookUpAdvisor', inLh, {
      when: asksCounsellorId,
      requirements: ['AD-022', 'AD-031 partly'],
      check: ({ value }, seen) => {
        expect(value).toBe('closed');
        expect(seen.toParent.at(-1)).toEqual({
          type: 'advisorCode.find',
          sponsor: { sponsorCode: 'LAKES', counselorId: '44010002', partyId: null },
          advisor,
        });
      },
    }),
    settle('theAdvisorIsInDss', 'lookUpAdvisor', inDss, {
      when: asksPartyId,
      requirements: ['AD-022', 'AD-032 partly'],
      check: ({ value }, seen) => {
        expect(value).toBe('closed');
        expect(seen.toParent.at(-1)).toEqual({
          type: 'advisorCode.find',
          sponsor: { sponsorCode: 'MLIADV', counselorId: null, partyId: '70010002' },
          advisor,
        });
      },
    }),
    settle('lhAnswersForDss', 'lookUpAdvisor', inLh, {
      when: asksPartyId,
      requirements: ['AD-031 partly'],
      check: fails,
    }),
    settle('dssAnswersForLh', 'lookUpAdvisor', inDss, {
      when: asksCounsellorId,
      requirements: ['AD-032 partly'],
      check: fails,
    }),
    settle('theIdIsLinked', 'lookUpAdvisor', linked, {
      claims: [
        { requirements: ['AD-033'], where: asksPartyId, check: corrects('partyId', 'partyIdLinked') },
        {
          requirements: ['AD-033'],
          where: asksCounsellorId,
          check: corrects('counselorId', 'counselorIdLinked'),
        },
      ],
    }),
    settle('theIdIsUnknown', 'lookUpAdvisor', unknown, {
      claims: [
        { requirements: ['AD-034'], where: asksPartyId, check: corrects('partyId', 'partyIdUnknown') },
        {
          requirements: ['AD-034'],
          where: asksCounsellorId,
          check: corrects('counselorId', 'counselorIdUnknown'),
        },
      ],
    }),
    fail(
      'aFieldIsRefused',
      'lookUpAdvisor',
      { code: 'request.invalid', body: { fields: { 'query.counselorId': 'cardNumber' } } },
      { when: asksCounsellorId, check: corrects('counselorId', 'notAllowed') },
    ),
    fail('theLookUpFails', 'lookUpAdvisor', { code: 'advisor.lookupFailed' }, { check: fails }),
    send(
      'cancels',
      { type: 'person.cancel' },
      {
        requirements: ['AD-035'],
        check: ({ value, children }, seen) => {
          expect([value, Object.keys(children)]).toEqual(['closed', []]);
          addsNothingElse(seen);
        },
      },
    ),
  ],
  holds: {
    closed: (snapshot) => expect(snapshot.can({ type: 'person.cancel' })).toBe(false),
    open: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(true),
    ...under('open', reading.holds),
    'open.empty': ({ context }) => expect(context.sponsors).toEqual([]),
    'open.asking': [
      { check: ({ context }) => expect(context.sponsors).toEqual(sponsorEntries) },
      {
        requirements: ['AD-038 partly'],
        check: (snapshot) => {
          expect(snapshot.can(fill('partyId', '1'))).toBe(asksPartyId(snapshot));
          expect(snapshot.can(fill('counselorId', '1'))).toBe(asksCounsellorId(snapshot));
        },
      },
    ],
    'open.asking.editing': ({ context }) =>
      expect(Object.values(context.problems).filter((found) => found !== null)).toEqual([]),
    'open.asking.correcting': ({ context }) => {
      expect(Object.values(context.problems).filter((found) => found !== null)).not.toEqual([]);
      expect(context.attempts).toBeGreaterThan(0);
    },
    'open.asking.failed': ({ context }) =>
      expect(['advisor.lookupFailed', 'answer.unexpected']).toContain(context.problem),
    'open.lookingUp': {
      requirements: ['AD-030 partly'],
      check: (snapshot) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect([snapshot.context.problem, snapshot.context.refused]).toEqual([null, {}]);
        expect(snapshot.can(fill('counselorId', '1'))).toBe(false);
      },
    },
  },
});
