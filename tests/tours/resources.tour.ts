import { expect } from 'vitest';
import { resourcesMachine } from '#machines/resources/resources.machine.ts';
import type { ResourcesContext } from '#machines/resources/resources.types.ts';
import type { AreaInput } from '#machines/area.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { under } from '../support/tours/parts/holds.ts';
import { readingPart, theSessionIsRenewed } from '../support/tours/parts/reading.ts';
import { send, settle } from '../support/tours/stimuli.ts';
import { fourPlans } from './resources.situations.ts';
import { internalSession } from './sessions.ts';

const input: AreaInput = {
  area: '/resources',
  address: { path: '/', search: '' },
  language: 'en',
  session: internalSession,
};
const comparison = { path: '/compare', search: '?planClass=TC&page=2&compare=SEMH&compare=SAIH' };

type At = { context: ResourcesContext };
type OnList = At & { matches(state: { view: 'onList' }): boolean };
const compares = ({ context }: At, ...codes: string[]) => context.query.compared.join() === codes.join();
const isOnList = (snapshot: OnList) => snapshot.matches({ view: 'onList' });
const isUnfiltered = ({ context }: At) => context.query.planClass === null;
const isRead = ({ context }: At) => context.page !== null;

const adds = (code: string) => ({ type: 'person.addPlan' as const, code });
const removes = (code: string) => ({ type: 'person.removePlan' as const, code });
type Seen = { toParent: readonly unknown[] };
const reported = (seen: Seen) => seen.toParent.at(-1);
const report = (path: string, search: RegExp, mode: string) => ({
  type: 'area.showAddress',
  address: { path, search: expect.stringMatching(search) },
  mode,
});

const reading = readingPart('listPlans', ({ query: { planClass, page }, language }: ResourcesContext) =>
  expect.objectContaining({ query: expect.objectContaining({ planClass, page }), language }),
);

const isGone = ({ context }: At) => expect(context.page).toBeNull();

export const resourcesTour = defineTour({
  machine: resourcesMachine,
  input,
  otherInputs: {
    'a comparison': { ...input, address: comparison },
    'a comparison of nothing': { ...input, address: { path: '/compare', search: '' } },
  },
  fingerprint: ({ context: { query, page, leftOut, language, isComparing } }) => [
    query.planClass,
    query.page,
    query.compared.join(),
    page?.rows.length ?? null,
    leftOut.length,
    language,
    isComparing,
  ],
  stimuli: [
    settle('thePlansCome', 'listPlans', fourPlans, {
      check: ({ context }, seen) => {
        expect(context.leftOut).toEqual([]);
        expect(reported(seen)).toMatchObject({ type: 'area.showAddress', mode: 'replace' });
      },
    }),
    settle('thePageIsBeyondTheLast', 'listPlans', { ...fourPlans, rows: [] }, { when: isOnList }),
    settle(
      'thePlansToCompareAreNotSold',
      'listPlans',
      { ...fourPlans, compared: [] },
      {
        when: ({ context }) => context.query.compared.length > 0,
        check: ({ context }, _, before) => {
          expect(context.query.compared).toEqual([]);
          expect(context.leftOut).toEqual(before.context.query.compared);
        },
      },
    ),
    ...reading.stimuli,
    theSessionIsRenewed,
    send(
      'filtersByClass',
      { type: 'person.filterPlans', planClass: 'TC' },
      {
        when: (snapshot) => isOnList(snapshot) && isUnfiltered(snapshot) && snapshot.context.query.page === 2,
        requirements: ['RS-004'],
        check: ({ context }, seen) => {
          expect([context.query.planClass, context.query.page]).toEqual(['TC', 2]);
          expect(seen.inputs('listPlans').at(-1)).toMatchObject({ query: { planClass: 'TC', page: 2 } });
          expect(reported(seen)).toEqual(report('/', /^\?planClass=TC&page=2/, 'push'));
        },
      },
    ),
    send(
      'clearsTheFilter',
      { type: 'person.filterPlans', planClass: null },
      {
        when: (snapshot) => isOnList(snapshot) && !isUnfiltered(snapshot),
        check: ({ context }) => expect(context.query.planClass).toBeNull(),
      },
    ),
    send(
      'turnsThePage',
      { type: 'person.turnPage', page: 2 },
      {
        when: (snapshot) => isOnList(snapshot) && isRead(snapshot) && snapshot.context.query.page === 1,
        check: ({ context }, seen) => {
          expect(context.query.page).toBe(2);
          expect(reported(seen)).toMatchObject({ mode: 'push' });
        },
      },
    ),
    send(
      'turnsBack',
      { type: 'person.turnPage', page: 1 },
      {
        when: (snapshot) => isOnList(snapshot) && isRead(snapshot) && snapshot.context.query.page === 2,
        check: ({ context }) => expect(context.query.page).toBe(1),
      },
    ),
    send('ticksAPlan', adds('SEMH'), {
      when: isOnList,
      check: ({ context }) => expect(context.query.compared.at(-1)).toBe('SEMH'),
    }),
    send('ticksTwoMore', [adds('SAIH'), adds('SNMH')], {
      when: (snapshot) => isOnList(snapshot) && compares(snapshot, 'SEMH'),
      check: (after, seen) => {
        expect(after.can(adds('STCIH'))).toBe(false);
        expect(reported(seen)).toEqual(report('/', /compare=SEMH&compare=SAIH&compare=SNMH$/, 'replace'));
      },
    }),
    send('removesAPlan', removes('SEMH'), {
      check: ({ context }) => expect(context.query.compared).not.toContain('SEMH'),
    }),
    send('removesTwoMore', [removes('SAIH'), removes('SNMH')], {
      when: (snapshot) => compares(snapshot, 'SAIH', 'SNMH'),
      check: (after) => expect(after.matches({ view: 'onList' })).toBe(true),
    }),
    send(
      'compares',
      { type: 'person.comparePlans' },
      {
        when: isOnList,
        check: (_, seen) =>
          expect(reported(seen)).toEqual(report('/compare', /compare=\w+&compare=\w+/, 'push')),
      },
    ),
    send(
      'opensAComparison',
      { type: 'parent.openAddress', address: comparison },
      {
        check: ({ context }) =>
          expect(context.query).toEqual({ planClass: 'TC', page: 2, compared: ['SEMH', 'SAIH'] }),
      },
    ),
    send(
      'opensTheList',
      { type: 'parent.openAddress', address: { path: '/', search: '' } },
      {
        check: ({ context }) => expect(context.query).toEqual({ planClass: null, page: 1, compared: [] }),
      },
    ),
    send(
      'theLanguageChanges',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        requirements: ['RS-008'],
        check: (_, seen) => expect(seen.inputs('listPlans').at(-1)).toMatchObject({ language: 'fr' }),
      },
    ),
  ],
  holds: {
    plans: ({ context }) => expect(context.query.compared.length).toBeLessThanOrEqual(3),
    ...under('plans', reading.holds),
    'plans.shown': (snapshot) => {
      expect(snapshot.context.page?.rows).toHaveLength(4);
      expect(snapshot.can(adds('SVTCBH'))).toBe(false);
    },
    'plans.empty': {
      requirements: ['RS-005'],
      check: (snapshot) => {
        expect(snapshot.context.page).toMatchObject({ total: 7, rows: [] });
        expect(snapshot.can({ type: 'person.turnPage', page: 1 })).toBe(true);
      },
    },
    'plans.unavailable': [{ check: reading.holds.unavailable }, { check: isGone }],
    view: (snapshot) => expect(snapshot.can(removes('STCIH'))).toBe(false),
    'view.deciding': ({ context }) => expect(context.leftOut).toEqual([]),
    'view.onList': (snapshot) => {
      expect(snapshot.context.isComparing).toBe(false);
      expect(snapshot.can({ type: 'person.comparePlans' })).toBe(snapshot.context.query.compared.length >= 2);
    },
    'view.comparing': ({ context }) => expect(context.isComparing).toBe(true),
  },
});
