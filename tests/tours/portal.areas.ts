import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import type { PortalContext } from '#machines/portal/portal.types.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen, StimulusOptions } from '../support/tours/types.ts';
import { atRest, inEnglish } from './portal.situations.ts';
import { internalSession } from './sessions.ts';

const opens = {
  type: 'person.openAddress' as const,
  address: { path: '/user', search: '?part=devices&lang=en' },
};

/** The same person at work for another organization. */
const forAnAgency = {
  ...internalSession,
  facts: { ...internalSession.facts, organizationCode: 'BOREAL' },
};

const holdsUnsaved = ({ context }: AnyMachineSnapshot) => (context as PortalContext).areaHoldsUnsaved;
const isAtEase = (snapshot: AnyMachineSnapshot) =>
  inEnglish(snapshot) &&
  snapshot.matches({ session: 'live', visit: { inArea: { working: 'open' } } }) &&
  (snapshot.context as PortalContext).address.search === opens.address.search;
/** What is possible anywhere is walked where nothing is unsaved; there, what asks first and what answers. */
const asksFirst = [
  'opensTheAccount',
  'signsOut',
  'theAreaHoldsNothing',
  'staysInTheArea',
  'leavesTheArea',
  'signsOutUnsaved',
];
/** Texts come beside everything else: while they are changed, only what changes them tells something new. */
const changesTexts = ['theTextsCome', 'theTextsFail', 'choosesFrench', 'choosesEnglish'];
const textsAreAtRest = (snapshot: AnyMachineSnapshot) =>
  (snapshot.context as PortalContext).session === null || inEnglish(snapshot);
/** A stimulus where it tells something new, of all places where it is possible. */
export const whereItTells = <S extends { id: string; options: StimulusOptions }>(stimulus: S): S => {
  const { id, options } = stimulus;
  const when = (snapshot: AnyMachineSnapshot) =>
    (!holdsUnsaved(snapshot) || asksFirst.includes(id)) &&
    (changesTexts.includes(id) || textsAreAtRest(snapshot)) &&
    (options.when?.(snapshot) ?? true);
  return { ...stimulus, options: { ...options, when } };
};
const wants =
  (path: string) =>
  ({ context }: AnyMachineSnapshot) =>
    (context as PortalContext).wantedAddress?.path === path;
const notes = (unsaved: boolean) => ({ type: 'area.noteUnsaved' as const, unsaved });

/** Every area goes the same way; the chart of one that is open is asked for another of its addresses. */
const opensTheArea: StimulusOptions = {
  ...atRest,
  claims: [
    {
      where: (_, before) => before.matches({ visit: { inArea: 'working' } }) && holdsUnsaved(before),
      check: (after, _, before) => {
        expect(after.matches({ visit: { inArea: { working: 'asking' } } })).toBe(true);
        expect(after.context.address).toEqual(before.context.address);
      },
    },
    {
      where: (_, before) => before.context.application.key === 'b2c',
      check: ({ context }) => expect(context.address.path).toBe('/'),
    },
  ],
};

/** What opens an area, and what an area's chart reports. */
export const areaStimuli = [
  send('opensTheAccount', opens, opensTheArea),
  send('opensTheAccountAgain', opens, {
    when: (snapshot) => isAtEase(snapshot) && !holdsUnsaved(snapshot),
    check: (after, seen) => {
      expect(after.matches({ visit: { inArea: { working: 'open' } } })).toBe(true);
      expect(after.context.address).toEqual(opens.address);
      expect(seen.received('area').at(-1)).toEqual({
        type: 'parent.openAddress',
        address: { path: '/', search: '?part=devices' },
      });
    },
  }),
  settle('theAreaComes', 'fetchArea', undefined),
  fail('theAreaDoesNotCome', 'fetchArea', { code: 'network.unreachable' }),
  send('triesToOpenTheAreaAgain', { type: 'person.retryArea' }),
  emitFrom(
    'theAreaShowsAnAddress',
    'area',
    { type: 'area.showAddress', address: { path: '/', search: '?part=phones' }, mode: 'push' },
    {
      when: inEnglish,
      check: ({ context }) =>
        expect(context.address).toEqual({ path: '/user', search: '?part=phones&lang=en', mode: 'push' }),
    },
  ),
  emitFrom(
    'theAreaSwitchesTheSession',
    'area',
    { type: 'area.moveSession', session: forAnAgency },
    {
      when: (snapshot) => isAtEase(snapshot) && !holdsUnsaved(snapshot),
      check: (after, seen) => {
        expect(after.context.session).toEqual(forAnAgency);
        expect(after.matches({ visit: { inArea: { working: 'open' } } })).toBe(true);
        expect(seen.received('navigation').at(-1)).toMatchObject({ wanted: { organizationCode: 'BOREAL' } });
      },
    },
  ),
  emitFrom(
    'theAreaHasSomethingRemembered',
    'area',
    { type: 'area.remember', what: 'the last search' },
    {
      when: (snapshot) => isAtEase(snapshot),
      check: ({ context }) => expect(context.remembered).toEqual({ '/user': 'the last search' }),
    },
  ),
  emitFrom(
    'theAreaIsLeft',
    'area',
    { type: 'area.leave', to: { path: '/faqs', search: '?part=books' } },
    {
      when: inEnglish,
      check: ({ context, children }) => {
        expect(context.address).toEqual({ path: '/faqs', search: '?part=books&lang=en' });
        expect(children).not.toHaveProperty('area');
      },
    },
  ),
  emitFrom(
    'theAreaRefuses',
    'area',
    { type: 'area.refuse', code: 'permission.missing', requestId: 'r-2' },
    { check: (after) => expect(after.children).toHaveProperty('area') },
  ),
  send('returnsToTheArea', { type: 'person.returnToArea' }),
  emitFrom(
    'goesOnAfterTheReminder',
    'idleSession',
    { type: 'idleSession.goOn' },
    {
      when: (snapshot) => isAtEase(snapshot),
      check: (_, seen) => expect(seen.received('area').at(-1)).toEqual({ type: 'parent.goOn' }),
    },
  ),
  emitFrom('theAreaHoldsUnsaved', 'area', notes(true), { when: (snapshot) => isAtEase(snapshot) }),
  emitFrom('theAreaHoldsNothing', 'area', notes(false), { when: holdsUnsaved }),
  send(
    'staysInTheArea',
    { type: 'person.stay' },
    {
      check: ({ context, children }, _, before) => {
        expect(context.address).toEqual({ ...before.context.address, mode: 'push' });
        expect(children).toHaveProperty('area');
      },
    },
  ),
  send(
    'leavesTheArea',
    { type: 'person.leave' },
    {
      when: wants('/user'),
      check: (_, seen) => expect(seen.received('area').at(-1)).toMatchObject({ address: { path: '/' } }),
    },
  ),
  send(
    'signsOutUnsaved',
    { type: 'person.leave' },
    {
      when: wants('/logout'),
      check: (after) => expect(after.matches({ visit: 'signingOut' })).toBe(true),
    },
  ),
];

type PortalHold = (snapshot: SnapshotFrom<typeof portalMachine>, seen: Seen) => void;

/** What is true while an area is opened and open. */
export const areaHolds = {
  'visit.inArea': ({ context }) =>
    expect([context.address.path, context.session?.signedIn]).toEqual(['/user', true]),
  'visit.inArea.fetchingArea': (snapshot, seen) => {
    expect(seen.inputs('fetchArea').at(-1)).toEqual({ area: '/user' });
    expect(snapshot.children).not.toHaveProperty('area');
  },
  'visit.inArea.areaUnavailable': ({ children }) => expect(children).not.toHaveProperty('area'),
  'visit.inArea.working': ({ context }, seen) =>
    expect(seen.inputs('area').at(-1)).toMatchObject({
      area: '/user',
      session: {
        ...context.session,
        sessionExpiration: expect.any(String),
        facts: {
          ...context.session?.facts,
          today: expect.any(String),
          organizationCode: expect.any(String),
        },
      },
    }),
  'visit.inArea.working.open': (snapshot) =>
    expect(snapshot.can({ type: 'person.returnToArea' })).toBe(false),
  'visit.inArea.working.asking': ({ context, children }) => {
    expect(context.wantedAddress).not.toBeNull();
    expect(children).toHaveProperty('area');
  },
  'visit.inArea.working.refused': ({ context, children }) => {
    expect(context.refusal).toEqual({ code: 'permission.missing', requestId: 'r-2' });
    expect(children).toHaveProperty('area');
  },
} satisfies Record<string, PortalHold>;
