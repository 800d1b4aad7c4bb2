import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { portalMachine } from '#machines/portal/portal.machine.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import type { Seen, StimulusOptions } from '../support/tours/types.ts';
import { atRest, inEnglish } from './portal.situations.ts';

const opens = {
  type: 'person.openAddress' as const,
  address: { path: '/user', search: '?part=devices&lang=en' },
};

/** Every area goes the same way; the chart of one that is open is asked for another of its addresses. */
const opensTheArea: StimulusOptions = {
  ...atRest,
  claims: [
    {
      where: (_, before) => before.matches({ visit: { inArea: 'working' } }),
      check: (after, seen) => {
        expect(after.matches({ visit: { inArea: { working: 'open' } } })).toBe(true);
        expect(after.context.address).toEqual(opens.address);
        expect(seen.received('area').at(-1)).toEqual({
          type: 'parent.openAddress',
          address: { path: '/', search: '?part=devices' },
        });
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
        facts: { ...context.session?.facts, today: expect.any(String) },
      },
    }),
  'visit.inArea.working.open': (snapshot) =>
    expect(snapshot.can({ type: 'person.returnToArea' })).toBe(false),
  'visit.inArea.working.refused': ({ context, children }) => {
    expect(context.refusal).toEqual({ code: 'permission.missing', requestId: 'r-2' });
    expect(children).toHaveProperty('area');
  },
} satisfies Record<string, PortalHold>;
