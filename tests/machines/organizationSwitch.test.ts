import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';
import {
  moveOfAddress,
  mustMoveToDefault,
  quoteRoute,
  staysMessage,
  switchShows,
} from '#machines/organizationSwitch/organizationSwitch.rules.ts';
import type { Move, Mover, Situation } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import { languages } from '#domain/locales.ts';
import { documentedAreas, documentedBookings, documentedSteps } from '../support/documentedPaths.ts';

const mover: Mover = {
  atoms: [],
  userType: 'ciamid',
  featureFlags: ['one_to_many'],
  organizationCode: 'BOREAL-QUE',
  organizationIsOwn: false,
};
const at = (path: string, more: Partial<Situation> = {}): Situation => ({
  mover,
  adminView: true,
  language: 'en',
  organizationName: 'CoverMe',
  unsaved: false,
  opened: { path, search: '' },
  shownPath: path,
  ...more,
});

describe('the default organization', () => {
  it('[RT-025 partly] is due to a CIAM administrator outside their own organizations on traveller details only', () => {
    for (const language of languages) {
      const { TRAVELLER_DETAILS, ...others } = documentedSteps[language];
      expect(mustMoveToDefault(at(TRAVELLER_DETAILS))).toBe(true);
      for (const path of [...Object.values(others), ...documentedAreas, ...documentedBookings, '/', '/login'])
        expect(mustMoveToDefault(at(path)), path).toBe(false);
    }
  });

  it.each<[string, Partial<Situation>]>([
    ['a LAN id', { mover: { ...mover, userType: 'lanid' } }],
    ['an organization of their own', { mover: { ...mover, organizationIsOwn: true } }],
    ['who is in the default one', { mover: { ...mover, organizationCode: 'CM' } }],
    ['another application', { adminView: false }],
    ['nobody', { mover: null }],
  ])('[RT-025 partly] is not due to %s', (_, more) => {
    expect(mustMoveToDefault(at('/get-a-quote', more))).toBe(false);
  });

  it('[RT-026 partly] leads to the quote route of the language', () => {
    expect(languages.map((language) => quoteRoute(at('/', { language })))).toEqual([
      '/get-a-quote',
      '/obtenir-une-soumission',
    ]);
  });
});

it('[OS-012 partly] a switch that failed says for whom one still works, where that is known', () => {
  const said = { type: 'toast.say', room: 'shell', tone: 'danger', problem: 'notFound' };
  expect(staysMessage({ situation: at('/'), problem: 'notFound' })).toEqual({
    ...said,
    key: 'switch.notMoved',
    values: { name: 'CoverMe' },
  });
  expect(staysMessage({ situation: null, problem: 'notFound' })).toEqual({
    ...said,
    key: 'switch.notMovedUnnamed',
  });
});

describe('the address of a switch', () => {
  const asked = (path: string, search: string) => moveOfAddress(at(path, { opened: { path, search } }));
  const nothing = { newOrg: null, newDistrib: null, sellingCode: null };

  it('[RT-046 partly] asks by the call of its user type', () => {
    expect(asked('/switch', '?newOrg=ME&newDistrib=p-1&lang=en')).toEqual({
      ...nothing,
      callOf: 'lanid',
      newOrg: 'ME',
      newDistrib: 'p-1',
    });
    expect(asked('/switch-ciam', '?newOrg=BOREAL&newDistrib=p-1')).toEqual({
      ...nothing,
      callOf: 'ciamid',
      newOrg: 'BOREAL',
    });
    expect(asked('/switch-ciam', '?sellingCode=BOR-1')).toEqual({
      ...nothing,
      callOf: 'ciamid',
      sellingCode: 'BOR-1',
    });
  });

  it('asks for nothing without an organization, elsewhere, and of nobody', () => {
    for (const [path, search] of [
      ['/switch', ''],
      ['/switch', '?newOrg='],
      ['/switch', '?sellingCode=BOR-1'],
      ['/switch-ciam', '?lang=fr'],
      ['/faq', '?newOrg=ME'],
    ] as const)
      expect(asked(path, search), path + search).toBeNull();
    const opened = { path: '/switch', search: '?newOrg=ME' };
    expect(moveOfAddress(at('/switch', { opened, mover: null }))).toBeNull();
  });
});

it('[OS-001] [OS-003] [OS-004] the switch shows in the admin view to who is offered it, where the route does not hide it', () => {
  expect(switchShows(at('/get-a-quote'))).toBe(true);
  expect(switchShows(at('/faq', { mover: { ...mover, userType: 'lanid', featureFlags: [] } }))).toBe(true);
  expect(switchShows(at('/apply/payment'))).toBe(false);
  expect(switchShows(at('/faq', { shownPath: null }))).toBe(false);
  expect(switchShows(at('/faq', { adminView: false }))).toBe(false);
  expect(switchShows(at('/faq', { mover: { ...mover, featureFlags: ['advisor'] } }))).toBe(false);
  expect(switchShows(at('/faq', { mover: null }))).toBe(false);
});

it('a move by an address that failed is not made again by itself, only when the address is opened again', async () => {
  let moves = 0;
  const chart = createActor(
    organizationSwitchMachine.provide({
      actors: {
        moveSession: fromPromise(() => {
          moves += 1;
          return Promise.reject(new Error('down'));
        }),
      },
    }),
  ).start();
  const tell = async (path: string, search: string, shownPath: string | null) => {
    chart.send({ type: 'portal.tell', situation: at(path, { opened: { path, search }, shownPath }) });
    await waitFor(chart, (snapshot) => !snapshot.hasTag('busy'));
    return [moves, chart.getSnapshot().value];
  };
  expect(await tell('/switch-ciam', '?newOrg=BOREAL', null)).toEqual([1, 'notMoved']);
  expect(await tell('/switch-ciam', '?newOrg=BOREAL', '/get-a-quote')).toEqual([1, 'closed']);
  expect(await tell('/faq', '', '/faq')).toEqual([1, 'closed']);
  expect(await tell('/switch-ciam', '?newOrg=BOREAL', '/faq')).toEqual([2, 'notMoved']);
  expect(await tell('/get-a-quote', '', '/get-a-quote')).toEqual([3, 'notMoved']);
  expect(await tell('/get-a-quote', '', '/obtenir-une-soumission')).toEqual([3, 'closed']);
  chart.stop();
});

it('[OS-032 partly] while a switch runs, a second one cannot be started', () => {
  const asked: string[] = [];
  const organizationSwitch = createActor(
    organizationSwitchMachine.provide({
      actors: {
        moveSession: fromPromise<void, Move>(({ input }) => {
          asked.push(input.newOrg ?? '');
          return new Promise(() => undefined);
        }),
      },
    }),
  ).start();
  organizationSwitch.send({
    type: 'portal.tell',
    situation: at('/get-a-quote', { mover: { ...mover, organizationIsOwn: true } }),
  });
  organizationSwitch.send({ type: 'person.openPanel' });
  for (const code of ['BOREAL', 'BOREAL-MTL'])
    organizationSwitch.send({ type: 'person.chooseOrganization', code });
  expect(asked).toEqual(['BOREAL']);
  organizationSwitch.stop();
});

it('[OS-011] a page that moves its session itself opens anew once it has moved, whatever its other calls learn of it meanwhile', () => {
  let opened = 0;
  const organizationSwitch = createActor(
    organizationSwitchMachine.provide({
      actors: {
        moveSession: fromPromise<void, Move>(() => new Promise(() => undefined)),
        reopenPage: fromPromise<void, { path: string | null }>(async () => {
          opened += 1;
        }),
      },
    }),
  ).start();
  const moves = () => organizationSwitch.send({ type: 'session.move' });
  organizationSwitch.send({ type: 'portal.tell', situation: at('/get-a-quote') });
  moves();
  expect(organizationSwitch.getSnapshot().value).toBe('moving');
  organizationSwitch.send({ type: 'xstate.done.actor.moveSession' } as never);
  moves();
  expect(organizationSwitch.getSnapshot().value).toBe('reopening');
  expect(opened).toBe(1);
});
