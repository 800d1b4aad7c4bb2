import { beforeEach, expect, test } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { applications } from '#domain/applications.ts';
import { bindAddress, type PortalRef } from '#src/app/addressListener.ts';
import type { AddressBar, BarAddress } from '#src/ports/addressBar.ts';
import { answer } from '../support/tours/doubles.ts';
import { portalTour } from '../tours/portal.tour.ts';
import { internalSession } from '../tours/sessions.ts';

const written: string[] = [];
let now: BarAddress;
let openInBar: (address: BarAddress) => void;
let portal: PortalRef;

const bar: AddressBar = {
  read: () => now,
  write: (address, mode) => {
    if (address.path === now.path && address.search === now.search) return;
    now = address;
    written.push(`${mode} ${address.path}${address.search}`);
  },
  onOpen: (listener) => {
    openInBar = listener;
    return () => undefined;
  },
  leaveTo: () => undefined,
};

const settled = () => Promise.resolve();
const child = (name: string) => (portal.getSnapshot().children as Record<string, AnyActorRef>)[name]!;
const show = async (path: string, search: string, mode: 'push' | 'replace') => {
  portal.send({ type: 'area.showAddress', address: { path, search }, mode });
  await settled();
};

beforeEach(async () => {
  written.length = 0;
  now = { path: '/user', search: '?lang=en' };
  portal = createActor(portalTour.machine, {
    input: { application: applications.b2b, language: 'en', sample: false, address: now },
  }) as PortalRef;
  bindAddress(portal, bar, () => undefined);
  portal.start();
  answer(child('loadTexts'), undefined);
  answer(child('openSession'), internalSession);
  answer(child('fetchArea'), undefined);
  await settled();
});

test('an address that an area shows is a new entry of the history or takes the place of the last one, as the area says', async () => {
  await show('/', '?name=Ann', 'replace');
  await show('/', '?name=Ann&page=2', 'push');
  await show('/', '?name=Ann&page=2', 'push');
  expect(written).toEqual(['replace /user?name=Ann&lang=en', 'push /user?name=Ann&page=2&lang=en']);
});

test('a switch of language after it changes the language alone, and adds no entry', async () => {
  await show('/', '?page=2', 'push');
  portal.send({ type: 'person.chooseLanguage', language: 'fr' });
  answer(child('loadTexts'), undefined);
  await settled();
  expect(written).toEqual(['push /user?page=2&lang=en', 'replace /user?page=2&lang=fr']);
});

test('an address that the person opens with Back reaches the area as it is, and is not written again', async () => {
  await show('/', '?page=2', 'push');
  now = { path: '/user', search: '?page=1&lang=en&name=Ann' };
  openInBar(now);
  await settled();
  expect(written).toEqual(['push /user?page=2&lang=en']);
  expect(now).toEqual({ path: '/user', search: '?page=1&lang=en&name=Ann' });
});
