import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';
import type { Mover, Situation } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const manager: Mover = {
  atoms: [],
  userType: 'lanid',
  featureFlags: [],
  organizationCode: 'CM',
  organizationIsOwn: true,
};
/** Moved to an organization below one’s own. */
const external: Mover = {
  ...manager,
  userType: 'ciamid',
  featureFlags: ['one_to_many'],
  organizationCode: 'BOREAL-QUE',
  organizationIsOwn: false,
};

const situation = (mover: Mover | null, path: string, search = '', shownPath = path): Situation => ({
  mover,
  adminView: true,
  language: 'en',
  organizationName: mover === null ? '' : 'Boreal',
  unsaved: path === '/licensing/add',
  opened: { path, search },
  shownPath: mover && shownPath,
});
const tell = (...told: Parameters<typeof situation>) => ({
  type: 'portal.tell' as const,
  situation: situation(...told),
});
const down = { code: 'server.failed' };
const boreal = { en: 'Boreal Travel', fr: 'Voyages Boréal' };
const listed = (code: string) => ({ code, organizationName: code, organizationNameInFrench: code });
const beginsToMove = (after: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
  after.matches('moving') && !before.matches('moving');

export const organizationSwitchTour = defineTour({
  machine: organizationSwitchMachine,
  switches: 1,
  fingerprint: ({ context }) => [
    context.situation?.opened,
    context.situation?.shownPath,
    context.situation?.unsaved,
    context.situation?.mover?.userType,
    context.text,
    context.recent.length,
    context.organizations.length,
    context.tried,
    context.move,
  ],
  stimuli: [
    send('nobodyIsThereYet', tell(null, '/get-a-quote')),
    send('aManagerComes', tell(manager, '/get-a-quote')),
    send('anExternalAdministratorComes', tell(external, '/get-a-quote'), {
      where: beginsToMove,
      check: (after) => {
        expect(after.context.move).toEqual({
          callOf: 'ciamid',
          newOrg: 'CM',
          newDistrib: null,
          sellingCode: null,
        });
        expect(after.context.reopenAt).toBe('/get-a-quote');
      },
    }),
    send('theManagerOpensAnotherPlace', tell(manager, '/nowhere'), {
      check: ({ context }) => expect(context.situation.opened.path).toBe('/nowhere'),
    }),
    send('theManagerOpensTheSwitch', tell(manager, '/switch', '?newOrg=ME', '/get-a-quote'), {
      where: beginsToMove,
      check: (after) => {
        expect(after.context.move).toMatchObject({ callOf: 'lanid', newOrg: 'ME' });
        expect(after.context.reopenAt).toBe('/');
      },
    }),
    send('aFormIsHalfTyped', tell(manager, '/licensing/add')),
    send('stays', { type: 'person.stay' }, { check: (after) => expect(after.value).toBe('closed') }),
    send(
      'leavesUnsaved',
      { type: 'person.leave' },
      {
        when: (snapshot) => snapshot.matches('asking'),
        check: (after) => expect(after.value).toBe('moving'),
      },
    ),
    send('anotherPageTakesTheSessionAway', { type: 'session.leave' }),
    settle('itIsKnownWhere', 'readWhereabouts', boreal, {
      check: ({ context }) => expect(context.elsewhere).toEqual(boreal),
    }),
    fail('itIsNotKnownWhere', 'readWhereabouts', down, {
      check: (after) => expect(after.value).toBe('elsewhere'),
    }),
    send('goesBackThere', { type: 'person.goBack' }),
    settle('theSessionIsBack', 'returnSession', undefined, {
      check: (after) => expect(after.matches('elsewhere')).toBe(false),
    }),
    fail('theSessionDoesNotComeBack', 'returnSession', down, {
      check: ({ context, value }) => {
        expect(value).toBe('elsewhere');
        expect(context.problem).toBe('server.failed');
      },
    }),
    send(
      'anotherPageBringsItBack',
      { type: 'session.return' },
      {
        check: (after) => expect(after.context.problem).toBeNull(),
      },
    ),
    send(
      'leavesForTheOther',
      { type: 'person.leave' },
      {
        when: (snapshot) => snapshot.matches('elsewhere'),
        check: (after) => {
          expect(after.value).toBe('reopening');
          expect(after.context.reopenAt).toBeNull();
        },
      },
    ),
    send('anotherPageMovesTheSession', { type: 'session.move' }),
    send(
      'opensThePanel',
      { type: 'person.openPanel' },
      { check: ({ context }) => expect(context).toMatchObject({ text: '', organizations: [] }) },
    ),
    send('closesThePanel', { type: 'person.closePanel' }),
    send('typesAName', { type: 'person.typeText', text: ' employee' }),
    send('typesAnotherName', { type: 'person.typeText', text: 'nobody of this name' }),
    send(
      'erasesTheName',
      { type: 'person.typeText', text: ' ' },
      { check: ({ context }) => expect(context.text).toBe(' ') },
    ),
    send('searchesAgain', { type: 'person.searchAgain' }),
    send(
      'choosesAnotherOrganization',
      { type: 'person.chooseOrganization', code: 'ME' },
      {
        when: ({ context }) => context.organizations.length > 0,
        check: (after) => {
          const callOf = after.context.situation?.mover?.userType;
          expect(after.context.move).toMatchObject({ callOf, newOrg: 'ME' });
          expect(after.context.reopenAt).toBeNull();
        },
      },
    ),
    send(
      'choosesTheCurrentOrganization',
      { type: 'person.chooseOrganization', code: 'CM' },
      {
        when: ({ context }) =>
          context.organizations.length > 0 && context.situation?.mover?.organizationCode === 'CM',
        check: (after) => expect(after.value).toBe('closed'),
      },
    ),
    send(
      'choosesARecentOrganization',
      { type: 'person.chooseOrganization', code: 'TC' },
      {
        when: ({ context }) => context.recent.length > 0 && context.text.trim() === '',
        check: (after) => expect(after.context.move).toMatchObject({ newOrg: 'TC' }),
      },
    ),
    settle('theRecentCome', 'readRecentOrganizations', [listed('TC'), listed('BOREAL')], {
      check: (after, _, before) => {
        expect(after.context.recent).toEqual([listed('TC'), listed('BOREAL')]);
        expect(after.value).toEqual(before.value);
      },
    }),
    settle('noneIsRecent', 'readRecentOrganizations', []),
    fail('theRecentCannotBeRead', 'readRecentOrganizations', down, {
      check: (after, _, before) => {
        expect(after.value).toEqual(before.value);
        expect(after.context.recent).toEqual(before.context.recent);
        expect(after.context.problem).toBe(before.context.problem);
      },
    }),
    wait('typingPauses', 'searchPause'),
    settle('someAreFound', 'searchOrganizations', [listed('CM'), listed('ME')]),
    settle('noneIsFound', 'searchOrganizations', []),
    fail('theSearchFails', 'searchOrganizations', down),
    settle('theSessionMoves', 'moveSession', undefined, {
      check: (after, _, before) => {
        expect(after.value).toBe('reopening');
        expect(after.context.reopenAt).toBe(before.context.reopenAt);
      },
    }),
    fail('theSessionDoesNotMove', 'moveSession', down, {
      check: (after, seen) => {
        expect(after.value).toBe('notMoved');
        expect(seen.emitted.at(-1)).toMatchObject({
          type: 'toast.say',
          room: 'shell',
          problem: 'server.failed',
        });
      },
    }),
  ],
  holds: {
    deciding: (snapshot) => expect(snapshot.hasTag('busy')).toBe(false),
    hidden: (snapshot) => {
      expect(snapshot.context.situation?.mover ?? null).toBeNull();
      expect(snapshot.can({ type: 'person.openPanel' })).toBe(false);
    },
    closed: ({ context }) => expect(context.situation?.mover).not.toBeNull(),
    open: (snapshot) => expect(snapshot.can({ type: 'person.closePanel' })).toBe(true),
    'open.idle': ({ context }) => expect(context.organizations).toEqual([]),
    'open.pausing': (snapshot) => expect(snapshot.hasTag('searching')).toBe(true),
    'open.searching': ({ context }, seen) => {
      const { text } = seen.inputs('searchOrganizations').at(-1) as { text: string };
      expect(text).toBe(context.text.trim());
      expect(text).not.toBe('');
    },
    'open.listed': ({ context }) => expect(context.organizations.length).toBeGreaterThan(0),
    'open.nothingFound': ({ context }) => expect(context.organizations).toEqual([]),
    'open.searchFailed': (snapshot) => {
      expect(snapshot.can({ type: 'person.searchAgain' })).toBe(true);
      expect(snapshot.context.problem).toBe('server.failed');
    },
    asking: ({ context }) => {
      expect(context.situation?.unsaved).toBe(true);
      expect(context.move).not.toBeNull();
    },
    moving: [
      {
        requirements: ['OS-032'],
        check: (snapshot) => {
          expect(snapshot.hasTag('busy')).toBe(true);
          for (const type of ['person.openPanel', 'person.closePanel'] as const)
            expect(snapshot.can({ type })).toBe(false);
          expect(snapshot.can({ type: 'person.chooseOrganization', code: 'TC' })).toBe(false);
        },
      },
      {
        check: ({ context }, seen) => {
          expect(context.problem).toBeNull();
          expect(seen.inputs('moveSession').at(-1)).toEqual(context.move);
        },
      },
    ],
    elsewhere: (snapshot) => {
      expect(snapshot.can({ type: 'person.goBack' })).toBe(true);
      expect(snapshot.can({ type: 'person.openPanel' })).toBe(false);
    },
    returning: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(true);
      expect(snapshot.context.problem).toBeNull();
    },
    reopening: [
      { check: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true) },
      {
        check: ({ context }, seen) =>
          expect(seen.inputs('reopenPage').at(-1)).toEqual({ path: context.reopenAt }),
      },
    ],
    notMoved: (snapshot) => {
      expect(snapshot.hasTag('busy')).toBe(false);
      expect(snapshot.context.move).not.toBeNull();
      expect(snapshot.context.problem).toBe('server.failed');
    },
  },
});
