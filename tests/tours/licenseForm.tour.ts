import { expect } from 'vitest';
import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { adding, agentLicense, editing } from '../support/licensing/savedLicenses.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle } from '../support/tours/stimuli.ts';
import { holderStimuli } from './licenseForm.holder.ts';
import { leaveHolds, leaveStimuli, unlessAsked } from './leaveQuestion.ts';
import {
  down,
  fillIn,
  isAsSaved,
  isBlank,
  isChoosingOwner,
  isNew,
  isSaved,
  leftSaved,
  meanwhile,
  ownerInFrench,
  ownerIsKnown,
  sentIn,
  waitsForSession,
} from './licenseForm.situations.ts';

/** A licence that is there; a new one has an agency and an agent to choose. */
export const licenseFormTour = defineTour({
  machine: licenseFormMachine,
  input: editing,
  otherInputs: {
    'a new licence': adding,
    'a new licence that may not be added': { ...adding, mayAdd: false },
    'a licence that may not be changed': { ...editing, mayEdit: false },
    'an address that leads to no licence': {
      ...editing,
      opened: { mode: 'refused', titled: 'AGENCY', key: null },
    },
  },
  switches: 1,
  length: 60,
  fingerprint: ({ context: { form, problems, choices, agentsOf, agencies, agents, saved, problem } }) => [
    form,
    problems,
    choices,
    agentsOf,
    agencies.length,
    agents.length,
    saved?.license.revision,
    saved && 'title' in saved ? saved.title : null,
    problem,
  ],
  stimuli: [
    ...leaveStimuli,
    ...[
      settle('theLicenceComes', 'readRecord', agentLicense(), {
        check: ({ context }) => expect(context.form.expiredDate).toBe('2028-03-31'),
      }),
      settle('aDeletedLicenceComes', 'readRecord', agentLicense({ isDeleted: true })),
      fail('theLicenceIsMissing', 'readRecord', { code: 'notFound' }),
      fail('theLicenceDoesNotCome', 'readRecord', down),
      send('triesAgain', { type: 'person.retry' }),
      send(
        'renewsTheLicence',
        { type: 'person.fill', key: 'expiredDate', value: '2030-03-31' },
        { when: (snapshot) => isSaved(snapshot) && ownerIsKnown(snapshot) },
      ),
      send(
        'typesAnExpiryBeforeTheStart',
        { type: 'person.fill', key: 'expiredDate', value: '2020-01-01' },
        {
          when: (snapshot) =>
            isSaved(snapshot) && ownerIsKnown(snapshot) && snapshot.context.form.expiredDate !== '2020-01-01',
        },
      ),
      send(
        'leavesTheExpiry',
        { type: 'person.leaveField', key: 'expiredDate' },
        {
          requirements: ['LF-036'],
          check: ({ context }) => expect(context.problems.expiredDate).toBe('beforeEffectiveDate'),
          when: ({ context }) => context.form.expiredDate === '2020-01-01',
        },
      ),
      send('saves', { type: 'person.save' }),
      settle('itIsSaved', 'saveRecord', agentLicense({ revision: 4 }), {
        requirements: ['LF-022'],
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(leftSaved),
      }),
      fail(
        'anotherSavedMeanwhile',
        'saveRecord',
        { code: 'license.stale', current: meanwhile },
        { when: ({ context }) => context.saved?.license.revision === 3 },
      ),
      fail(
        'itWasSavedAlready',
        'saveRecord',
        { code: 'license.stale', current: agentLicense({ revision: 4, expiredDate: '2030-03-31' }) },
        {
          when: ({ context }) =>
            context.saved?.license.revision === 3 && context.form.expiredDate === '2030-03-31',
          check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(leftSaved),
        },
      ),
      fail('itIsADuplicate', 'saveRecord', {
        code: 'license.duplicate',
        body: { fields: { 'body.license.licenseNumber': 'notUnique' } },
      }),
      fail(
        'aFieldIsRefused',
        'saveRecord',
        { code: 'request.invalid', body: { fields: { 'body.license.licenseNumber': 'wrongFormat' } } },
        { check: ({ context }) => expect(context.problems.licenseNumber).toBe('wrongFormat') },
      ),
      fail('itIsNotSaved', 'saveRecord', down),
      fail('theSessionEnds', 'saveRecord', { code: 'session.expired' }),
      send(
        'theSessionIsRenewed',
        { type: 'parent.renewSession' },
        {
          when: waitsForSession,
          claims: [
            {
              check: (_, seen) =>
                expect(seen.received('changeHistory').at(-1)).toEqual({ type: 'parent.renewSession' }),
            },
            {
              where: (_, before) => before.matches({ record: 'awaitingSession' }),
              check: (after, seen) => {
                expect(after.matches({ record: 'saving' })).toBe(true);
                const [first, again] = sentIn(seen).slice(-2);
                expect(again).toEqual(first);
              },
            },
          ],
        },
      ),
      send(
        'choosesTheSavedExpiry',
        { type: 'person.chooseVersion', field: 'expiredDate', version: 'theirs' },
        {
          check: ({ context }) => expect(context.choices.expiredDate).toBe('theirs'),
          when: ({ context }) => context.choices.expiredDate === 'mine',
        },
      ),
      send(
        'continuesWithTheChoice',
        { type: 'person.continue' },
        {
          check: ({ context }, _, before) => {
            const kept = before.context.choices.expiredDate === 'theirs' ? '2029-03-31' : '2030-03-31';
            expect(context.form).toMatchObject({ expiredDate: kept, legalName: 'Sophie Roy' });
            expect(context.saved?.license.revision).toBe(4);
          },
        },
      ),
      ...holderStimuli,
      send(
        'fillsInTheLicence',
        [
          fillIn('profileRef', 'Anne Tremblay', 'c-2008'),
          { type: 'person.fill', key: 'licensedProvince', value: 'AB' },
          { type: 'person.fill', key: 'status', value: 'IN_PROGRESS' },
        ],
        {
          when: (snapshot) => isBlank(snapshot) && snapshot.context.agents.length > 0,
          check: ({ context }) =>
            expect(context.form).toMatchObject({ profileRef: { value: 'c-2008' }, licensedProvince: 'AB' }),
        },
      ),
      send(
        'goesBack',
        { type: 'person.goBack' },
        {
          when: (snapshot) => !snapshot.matches({ record: 'left' }),
          claims: [
            {
              requirements: ['LF-023'],
              where: (_, before) => before.matches({ leave: 'free' }),
              check: (_, seen) =>
                expect(seen.toParent.at(-1)).toEqual({ type: 'page.close', flag: 'backPage' }),
            },
            {
              where: (_, before) => before.matches({ leave: 'holding' }),
              check: (after) => expect(after.matches({ leave: 'asking' })).toBe(true),
            },
          ],
        },
      ),
      send(
        'theLanguageChanges',
        { type: 'parent.chooseLanguage', language: 'fr' },
        { when: (snapshot) => isChoosingOwner(snapshot) && snapshot.context.language === 'en' },
      ),
      send(
        'theLanguageOfASavedLicenceChanges',
        { type: 'parent.chooseLanguage', language: 'fr' },
        { when: (snapshot) => isAsSaved(snapshot) || snapshot.matches({ record: 'reading' }) },
      ),
      settle('theOwnerComes', 'readOwner', ownerInFrench, {
        check: ({ context }) =>
          expect(context.saved).toMatchObject({
            title: 'Conseillère en voyages',
            license: { expiredDate: '2028-03-31', revision: 3 },
          }),
      }),
      fail('theOwnerDoesNotCome', 'readOwner', down),
    ].map(unlessAsked),
  ],
  holds: {
    record: ({ context }) => expect(Object.keys(context.form)).toHaveLength(11),
    'record.opening': ({ context }) => expect(context.saved).toBeNull(),
    'record.missing': {
      requirements: ['LF-005'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.save' })).toBe(false);
        expect(snapshot.can({ type: 'person.goBack' })).toBe(true);
        expect(snapshot.context.saved).toBeNull();
      },
    },
    'record.reading': {
      requirements: ['LF-054 partly'],
      check: (_, seen) => expect(seen.inputs('readRecord').at(-1)).toEqual(editing.opened.key),
    },
    'record.unavailable': ({ context }) => expect(context.problem).toBe('server.failed'),
    'record.readOnly': {
      requirements: ['LF-007'],
      check: (snapshot) => {
        expect(snapshot.can({ type: 'person.save' })).toBe(false);
        expect(snapshot.can({ type: 'person.fill', key: 'status', value: 'IN_PROGRESS' })).toBe(false);
      },
    },
    'record.answering': [
      {
        requirements: ['LF-062'],
        where: isSaved,
        check: (snapshot) => {
          const { form, saved } = snapshot.context;
          const isChanged =
            form.expiredDate !== saved?.license.expiredDate || form.legalName !== saved?.license.legalName;
          expect(snapshot.can({ type: 'person.save' })).toBe(isChanged);
        },
      },
      {
        requirements: ['LF-006'],
        where: isNew,
        check: (snapshot) => expect(snapshot.can({ type: 'person.save' })).toBe(snapshot.context.mayAdd),
      },
    ],
    'record.answering.editing': ({ context }) => expect(context.theirs).toBeNull(),
    'record.answering.correcting': ({ context }) =>
      expect(Object.values(context.problems).filter((problem) => problem !== null)).not.toEqual([]),
    'record.answering.merged': ({ context }) => expect(context.theirs).toBeNull(),
    'record.answering.duplicate': {
      requirements: ['LF-060 partly'],
      check: ({ context }) => expect(context.problem).toBeNull(),
    },
    'record.answering.failed': {
      requirements: ['LF-059 partly'],
      check: ({ context }) => expect(context.problem).toBe('server.failed'),
    },
    'record.saving': [
      {
        check: (snapshot) => {
          expect(snapshot.hasTag('busy')).toBe(true);
          expect(snapshot.can({ type: 'person.fill', key: 'legalName', value: 'Sophie' })).toBe(false);
        },
      },
      {
        requirements: ['LF-021'],
        where: isNew,
        check: ({ context }, seen) =>
          expect(seen.inputs('saveRecord').at(-1)).toEqual({
            key: null,
            form: { ...context.form, organizationCode: expect.objectContaining({ value: 'BOREAL' }) },
          }),
      },
      {
        requirements: ['LF-021', 'LF-055 partly'],
        where: ({ context }) => context.saved?.license.revision === 3,
        check: ({ context }, seen) =>
          expect(seen.inputs('saveRecord').at(-1)).toEqual({
            key: { licenseType: 'AGENT', owner: 'c-2001', licenseId: 'L-2001' },
            form: context.form,
            changed: ['expiredDate'],
            revision: 3,
          }),
      },
    ],
    'record.awaitingSession': (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.can({ type: 'person.save' })).toBe(false);
    },
    'record.merging': ({ context }) => {
      expect(context.form.expiredDate).toBe('2030-03-31');
      expect(context.choices.legalName).toBe('theirs');
    },
    'record.left': (_, seen) => expect(seen.toParent.at(-1)).toMatchObject({ type: 'page.close' }),
    ...leaveHolds,
    owner: ({ context }) => expect(context.saved?.license.revision ?? 3).toBeLessThanOrEqual(4),
    'owner.known': ({ context }) => expect(context.saved?.license.revision ?? 3).toBeLessThanOrEqual(4),
    'owner.readingAgain': (_, seen) => expect(seen.inputs('readOwner').at(-1)).toEqual(editing.opened.key),
    'owner.outdated': ({ context }) => expect(context.saved?.license.expiredDate).toBe('2028-03-31'),
    agencies: ({ context }) => expect(context.agencies.length).not.toBe(1),
    'agencies.idle': ({ context }) => expect(context.agencies.length).not.toBe(1),
    'agencies.waiting': ({ context }) => expect(context.form.organizationCode.value).toBe(''),
    'agencies.searching': (_, seen) =>
      expect(seen.inputs('searchAgencies').at(-1)).toMatchObject({ text: 'Bor' }),
    'agencies.naming': ({ context }, seen) => {
      expect(context.form.organizationCode.value).toBe('BOREAL');
      expect(seen.inputs('nameAgency').at(-1)).toEqual({ text: 'BOREAL', language: 'fr' });
    },
    'agencies.nothingFound': ({ context }) => expect(context.agencies).toEqual([]),
    'agencies.searchFailed': ({ context }) => expect(context.agencies).toEqual([]),
    agents: ({ context }) => expect(context.agents.length).not.toBe(1),
    'agents.none': ({ context }) => expect(context.agents).toEqual([]),
    'agents.reading': {
      requirements: ['LF-019'],
      check: (_, seen) => expect(seen.inputs('listAgents').at(-1)).toEqual({ organizationCode: 'BOREAL' }),
    },
    'agents.listed': ({ context }) => expect(context.agents).toHaveLength(2),
    'agents.unavailable': (snapshot) => expect(snapshot.can({ type: 'person.retryAgents' })).toBe(true),
  },
});
