import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { policyViewMachine } from '#machines/policyView/policyView.machine.ts';
import type { SectionInput } from '#machines/policySections/section.types.ts';
import type { SectionWanted } from '#machines/policyView/policyView.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen } from '../support/tours/types.ts';
import {
  at,
  customersInput,
  input,
  othersPolicy,
  ownPolicy,
  switchedSession,
} from './policyView.situations.ts';

const opens = (path: string) => ({ type: 'parent.openAddress' as const, address: at(path) });
const french = { type: 'parent.chooseLanguage', language: 'fr' } as const;
const sectionAsked = (seen: Seen) => seen.inputs('section').at(-1) as SectionInput & SectionWanted;
const looksAgain = (snapshot: SnapshotFrom<typeof policyViewMachine>) =>
  snapshot.matches({ shown: 'looking' });
const network = { code: 'network.unreachable' };

export const policyViewTour = defineTour({
  machine: policyViewMachine,
  input,
  otherInputs: {
    'a policy without a section': { ...input, address: at('/TC-100000001') },
    'no policy': { ...input, address: at('/') },
    'a quote': { ...input, address: { path: '/TC-100000001/view', search: '?status=QUOTE' } },
    'a customer identity': customersInput,
  },
  switches: 1,
  stimuli: [
    settle('thePolicyComes', 'readPolicy', ownPolicy, {
      when: (snapshot) => snapshot.matches('reading') && snapshot.context.session.organizationCode === 'TC',
      requirements: ['PV-019'],
      check: (after) => {
        expect(after.value).toBe('fetchingSection');
        expect(after.context.policy).toEqual(ownPolicy);
      },
    }),
    settle('anothersPolicyComes', 'readPolicy', othersPolicy, {
      when: (snapshot) => snapshot.matches('reading'),
      claims: [
        {
          where: (_, before) => before.context.session.organizationCode === 'TC',
          requirements: ['PV-021'],
          check: ({ context, value }, seen) => {
            expect(value).toBe('switchingOrganization');
            expect(seen.inputs('switchOrganization').at(-1)).toEqual({
              userType: context.session.userType,
              organizationCode: 'MAPLE',
            });
          },
        },
        {
          where: (_, before) => before.context.mustConfigure,
          check: ({ value }) => expect(value).toBe('loadingConfiguration'),
        },
      ],
    }),
    fail('itDoesNotCome', 'readPolicy', network, {
      when: (snapshot) => snapshot.matches('reading'),
      requirements: ['PV-019'],
      check: (after) => expect(after.value).toBe('unavailable'),
    }),
    fail(
      'itIsMissing',
      'readPolicy',
      { code: 'notFound' },
      {
        when: (snapshot) => snapshot.matches('reading'),
        check: (after) => expect(after.value).toBe('notFound'),
      },
    ),
    settle('theSessionIsSwitched', 'switchOrganization', switchedSession, {
      requirements: ['PV-021'],
      check: ({ context, value }, seen) => {
        expect(value).toBe('loadingConfiguration');
        expect(context.session).toEqual(switchedSession);
        expect(seen.toParent.at(-1)).toEqual({ type: 'area.moveSession', session: switchedSession });
        expect(seen.inputs('loadConfiguration').at(-1)).toEqual({
          session: switchedSession,
          language: context.language,
        });
        expect(seen.emitted.at(-1)).toMatchObject({ key: 'moved', room: 'policyView' });
      },
    }),
    fail('theSwitchFails', 'switchOrganization', { code: 'organization.inactive' }),
    settle('theConfigurationComes', 'loadConfiguration', undefined),
    fail('theConfigurationDoesNotCome', 'loadConfiguration', network),
    settle('theSectionComes', 'fetchSection', undefined),
    fail('theSectionDoesNotCome', 'fetchSection', network),
    send('triesAgain', { type: 'person.retry' }),
    send('opensTheAssociatedPolicies', opens('/TC-100000001/policies')),
    send('opensPolicyInfo', opens('/TC-100000001/edit'), {
      claims: [
        {
          where: (_, before) => before.matches('shown'),
          check: ({ context, value }) => {
            expect(value).toBe('fetchingSection');
            expect(context.policy).not.toBeNull();
          },
        },
      ],
    }),
    send('opensTheNotes', opens('/TC-100000001/notes'), {
      check: (after) => expect(after.value).toBe('forbidden'),
    }),
    send('opensAnUnknownSection', opens('/TC-100000001/everything'), {
      check: (after) => expect(after.value).toBe('notFound'),
    }),
    send('opensAnotherPolicy', opens('/TC-200000002'), {
      when: ({ context }) => !context.address.path.startsWith('/TC-200000002'),
      requirements: ['PV-002'],
      check: (after, seen) => {
        expect(after.value).toBe('reading');
        expect(after.context.address.path).toBe('/TC-200000002/policies');
        expect(seen.toParent.at(-1)).toMatchObject({
          type: 'area.showAddress',
          address: { path: '/TC-200000002/policies' },
          mode: 'replace',
        });
        expect(seen.inputs('readPolicy').at(-1)).toMatchObject({
          policyNumber: 'TC-200000002',
          isQuote: false,
        });
      },
    }),
    send('choosesFrench', french, {
      when: ({ context }) => context.language === 'en',
      claims: [
        { check: ({ context }) => expect(context.language).toBe('fr') },
        {
          where: (after) => after.matches('shown'),
          check: (_, seen) => expect(seen.received('section').at(-1)).toEqual(french),
        },
      ],
    }),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        claims: [
          {
            where: (after) => after.matches('shown'),
            check: (_, seen) =>
              expect(seen.received('section').at(-1)).toEqual({ type: 'parent.renewSession' }),
          },
          {
            where: (_, before) => before.matches('unavailable') || before.matches('notSwitched'),
            check: (after) => expect(after.value).toBe('reading'),
          },
        ],
      },
    ),
    send(
      'goesOnAfterTheReminder',
      { type: 'parent.goOn' },
      {
        check: (_, seen) => expect(seen.received('section').at(-1)).toEqual({ type: 'parent.goOn' }),
      },
    ),
    emitFrom('thePageReturns', 'hearReturn', { type: 'page.return' }),
    settle('nothingIsNew', 'readPolicy', ownPolicy, {
      when: looksAgain,
      check: (after) => expect(after.value).toEqual({ shown: 'current' }),
    }),
    settle(
      'itWasChanged',
      'readPolicy',
      { ...ownPolicy, revision: 2 },
      { when: looksAgain, check: (after) => expect(after.value).toEqual({ shown: 'changed' }) },
    ),
    fail('itCannotBeLookedAgain', 'readPolicy', network, {
      when: looksAgain,
      check: (after) => expect(after.value).toEqual({ shown: 'current' }),
    }),
    send(
      'asksForItAnew',
      { type: 'person.reload' },
      { check: (after) => expect(after.value).toBe('reading') },
    ),
    emitFrom(
      'somethingIsUnsaved',
      'section',
      { type: 'page.noteUnsaved', unsaved: true },
      {
        check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'area.noteUnsaved', unsaved: true }),
      },
    ),
    emitFrom(
      'theSectionChangesThePolicy',
      'section',
      { type: 'section.reload' },
      {
        check: (after) => expect(after.value).toBe('reading'),
      },
    ),
  ],
  holds: {
    deciding: ({ context }) => expect(context.area).toBe('/endorsement'),
    notFound: ({ children }) => expect(children).toEqual({}),
    forbidden: ({ context, children }) => {
      expect(context.address.path).toBe('/TC-100000001/notes');
      expect(children).toEqual({});
    },
    reading: ({ context }) => expect(context.problem).toBeNull(),
    switchingOrganization: ({ children }) => expect(children).not.toHaveProperty('section'),
    loadingConfiguration: ({ children }) => expect(children).not.toHaveProperty('section'),
    unavailable: ({ context }) => {
      expect(context.problem).toBe('network.unreachable');
      expect(context.policy).toBeNull();
    },
    notSwitched: {
      requirements: ['PV-022'],
      check: ({ context, children }) => {
        expect(context.problem).toBe('organization.inactive');
        expect(context.policy).toBeNull();
        expect(children).not.toHaveProperty('section');
      },
    },
    fetchingSection: (_, seen) => expect(seen.inputs('fetchSection').at(-1)).toHaveProperty('segment'),
    sectionUnavailable: ({ context }) => expect(context.policy).not.toBeNull(),
    shown: ({ context }, seen) => {
      const { policyNumber, segment } = sectionAsked(seen);
      expect(context.address.path).toBe(`/${policyNumber}/${segment}`);
      expect(sectionAsked(seen).policy).toEqual(context.policy);
    },
    'shown.current': ({ children }) => expect(children).not.toHaveProperty('readPolicy'),
    'shown.looking': ({ context, children }, seen) => {
      expect(children).toHaveProperty('section');
      expect(seen.inputs('readPolicy').at(-1)).toMatchObject({
        policyNumber: context.address.path.split('/')[1],
        isQuote: context.address.search === '?status=QUOTE',
      });
    },
    'shown.changed': ({ context, children }) => {
      expect(context.policy?.revision).toBe(1);
      expect(children).toHaveProperty('section');
    },
  },
});
