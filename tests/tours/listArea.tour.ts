import { expect } from 'vitest';
import type { ListQuery } from '#domain/listQuery.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import { isSameQuery } from '#machines/listArea/listArea.rules.ts';
import type { ListAreaContext } from '#machines/listArea/listArea.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { emitFrom, fail, send, settle } from '../support/tours/stimuli.ts';
import {
  session,
  first,
  earlier,
  earlierSearch,
  input,
  quotes,
  policies,
  amongLists,
  keptHolds,
  id,
  revision,
  mailPage,
  apply,
  repriced,
  isList,
  showsQuotes,
  edit,
  saved,
  somethingIsTyped,
  thePageIsDeleted,
} from './listArea.situations.ts';

type Seen = { inputs(port: 'list'): readonly unknown[]; received(port: 'list'): readonly unknown[] };
const lastTold = (seen: Seen) => seen.received('list').at(-1);
const isAsked = ({ context: { request } }: { context: ListAreaContext }, query: ListQuery) =>
  request.query.offset === query.offset;
const readsAgain = ({ context }: { context: ListAreaContext }, seen: Seen) =>
  expect(lastTold(seen)).toEqual({ type: 'parent.openQuery', ...context.request, isReturn: false });

export const listAreaTour = defineTour({
  machine: listAreaMachine,
  input,
  otherInputs: {
    'an address with a filter': { ...input, address: { path: '/', search: earlierSearch } },
    'an address that the list cannot take': { ...input, address: { path: '/', search: '?colour=red' } },
    'another page': { ...input, address: edit },
    'quotes that are held': quotes,
    'policies, as they were left': policies,
  },
  fingerprint: ({ context }) => ({
    path: context.address.path,
    offset: context.request.query.offset,
    refused: Object.keys(context.request.refused),
    returnedFrom: context.returnedFrom,
    list: context.list.name,
    acted: context.acted?.act,
    told: context.outcome?.told,
    actProblem: context.actProblem,
    language: context.language,
  }),
  stimuli: [
    emitFrom(
      'theListReadsWhatIsAsked',
      'list',
      { type: 'list.showQuery', query: first },
      {
        when: (snapshot) =>
          !isList(snapshot, 'policyQuotes') &&
          snapshot.matches({ page: 'searching' }) &&
          isSameQuery(snapshot.context.request.query, first),
        check: (_, seen) =>
          expect(seen.toParent.at(-1)).toEqual({
            type: 'area.showAddress',
            address: { path: '/', search: '' },
            mode: 'replace',
          }),
      },
    ),
    emitFrom(
      'theListReadsOthers',
      'list',
      { type: 'list.showQuery', query: earlier },
      {
        when: (snapshot) =>
          isList(snapshot, 'licenses') &&
          snapshot.matches({ page: 'searching' }) &&
          !isAsked(snapshot, earlier),
        check: ({ context }, seen) => {
          expect(context.request).toEqual({ query: earlier, refused: {}, isReturn: false });
          expect(seen.toParent.at(-1)).toEqual({
            type: 'area.showAddress',
            address: { path: '/', search: earlierSearch },
            mode: 'push',
          });
        },
      },
    ),
    send(
      'opensAPage',
      { type: 'parent.openAddress', address: edit },
      { when: (snapshot) => isList(snapshot, 'licenses') },
    ),
    send(
      'opensTheList',
      { type: 'parent.openAddress', address: { path: '/', search: '' } },
      {
        when: (snapshot) => !isList(snapshot, 'policyQuotes'),
        claims: [
          {
            requirements: ['LS-036'],
            check: (after) => expect(after.matches({ page: 'searching' })).toBe(true),
          },
          {
            requirements: ['LS-021'],
            where: (_, before) => before.matches({ list: 'kept' }),
            check: (_, seen) =>
              expect(lastTold(seen)).toEqual({
                type: 'parent.openQuery',
                query: first,
                refused: {},
                isReturn: false,
              }),
          },
        ],
      },
    ),
    send(
      'opensAnEarlierSearch',
      { type: 'parent.openAddress', address: { path: '/', search: earlierSearch } },
      {
        when: (snapshot) => isList(snapshot, 'licenses'),
        claims: [
          { check: ({ context }) => expect(context.request.query).toEqual(earlier) },
          {
            where: (_, before) => before.matches({ list: 'kept' }),
            check: (_, seen, before) =>
              expect(lastTold(seen)).toEqual({
                type: 'parent.openQuery',
                query: earlier,
                refused: {},
                isReturn: before.matches({ page: 'onPage' }),
              }),
          },
        ],
      },
    ),
    somethingIsTyped,
    ...amongLists,
    emitFrom(
      'thePageIsSaved',
      'page',
      { type: 'page.close', flag: 'editPage', saved },
      {
        claims: [
          { check: ({ context }) => expect(context).toMatchObject({ returnedFrom: 'editPage', saved }) },
          {
            where: ({ context }) => context.area === '/licensing',
            check: (_, seen) =>
              expect(seen.emitted.at(-1)).toEqual({
                type: 'toast.say',
                room: 'licensing',
                key: 'saved',
                values: { name: 'Luc Roy, NB-60427' },
                tone: 'success',
              }),
          },
          {
            requirements: ['LS-033'],
            where: (_, before) => before.matches({ list: 'kept' }),
            check: ({ context }, seen) =>
              expect(lastTold(seen)).toEqual({
                type: 'parent.openQuery',
                ...context.request,
                isReturn: true,
              }),
          },
        ],
      },
    ),
    thePageIsDeleted,
    emitFrom(
      'thePageIsLeftByBack',
      'page',
      { type: 'page.close', flag: 'backPage' },
      {
        requirements: ['LS-033'],
        check: ({ context }, seen) => {
          expect(context.returnedFrom).toBe('backPage');
          expect(seen.toParent.at(-1)).toMatchObject({ type: 'area.showAddress', mode: 'push' });
        },
      },
    ),
    emitFrom(
      'thePageOpenedFirstIsLeft',
      'page',
      { type: 'page.close', flag: 'backPage' },
      {
        when: (snapshot) => snapshot.matches({ list: 'unneeded' }),
        check: (_, seen) =>
          expect(seen.toParent.slice(-2)).toEqual([
            { type: 'area.noteUnsaved', unsaved: false },
            { type: 'area.showAddress', address: { path: '/', search: '' }, mode: 'push' },
          ]),
      },
    ),
    send('actsOnARow', { type: 'person.actOnRow', act: 'resume', id, revision }, { when: showsQuotes }),
    send(
      'opensThePageOfARow',
      { type: 'person.actOnRow', act: 'mail', id, revision },
      {
        when: showsQuotes,
        check: (_, seen) => {
          expect(seen.toParent.at(-1)).toEqual({
            type: 'area.showAddress',
            address: mailPage,
            mode: 'push',
          });
          expect(seen.inputs('page').at(-1)).toMatchObject({ area: '/quotes', address: mailPage });
        },
      },
    ),
    settle('itIsDone', 'actOnRow', { told: { made: 'Q-100002' }, leadsTo: null }, { check: readsAgain }),
    settle(
      'itLeadsElsewhere',
      'actOnRow',
      { told: null, leadsTo: apply },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'area.leave', to: apply }) },
    ),
    settle('somethingIsToldFirst', 'actOnRow', { told: repriced, leadsTo: apply }),
    fail('itIsNotDone', 'actOnRow', { code: 'notFound' }, { check: readsAgain }),
    send(
      'goesOn',
      { type: 'person.goOn' },
      { check: (_, seen) => expect(seen.toParent.at(-1)).toEqual({ type: 'area.leave', to: apply }) },
    ),
    send('stays', { type: 'person.stay' }, { check: readsAgain }),
    send(
      'theLanguageChanges',
      { type: 'parent.chooseLanguage', language: 'fr' },
      {
        when: ({ context }) => context.language === 'en',
        claims: [
          { check: ({ context }) => expect(context.language).toBe('fr') },
          {
            where: (after) => after.matches({ list: 'kept' }),
            check: (_, seen) =>
              expect(lastTold(seen)).toEqual({ type: 'parent.chooseLanguage', language: 'fr' }),
          },
          {
            where: (after) => after.matches({ page: 'onPage' }),
            check: (_, seen) =>
              expect(seen.received('page').at(-1)).toEqual({
                type: 'parent.chooseLanguage',
                language: 'fr',
              }),
          },
        ],
      },
    ),
    send(
      'theSessionIsRenewed',
      { type: 'parent.renewSession' },
      {
        claims: [
          {
            where: (after) => after.matches({ list: 'kept' }),
            check: (_, seen) => expect(lastTold(seen)).toEqual({ type: 'parent.renewSession' }),
          },
          {
            where: (after) => after.matches({ page: 'onPage' }),
            check: (_, seen) => expect(seen.received('page').at(-1)).toEqual({ type: 'parent.renewSession' }),
          },
        ],
      },
    ),
    send(
      'goesOnAfterTheReminder',
      { type: 'parent.goOn' },
      { check: (_, seen) => expect(seen.received('page').at(-1)).toEqual({ type: 'parent.goOn' }) },
    ),
  ],
  holds: {
    act: ({ context }) => expect(context.session.userRef).toBe('mtremblay'),
    'act.resting': ({ context }) => expect(context.list.name).toBeDefined(),
    'act.resting.idle': ({ context }) => expect(context.session.signedIn).toBe(true),
    'act.resting.done': ({ context }) =>
      expect(context).toMatchObject({
        acted: { act: 'resume', id, revision },
        outcome: { told: { made: 'Q-100002' }, leadsTo: null },
        actProblem: null,
      }),
    'act.resting.failed': ({ context }) =>
      expect(context).toMatchObject({
        acted: { act: 'resume', id, revision },
        outcome: null,
        actProblem: 'notFound',
      }),
    'act.acting': ({ context }, seen) => {
      expect(context).toMatchObject({ outcome: null, actProblem: null });
      expect(seen.inputs('actOnRow').at(-1)).toEqual({
        act: 'resume',
        id,
        revision,
        language: context.language,
      });
    },
    'act.telling': ({ context }) => expect(context.outcome).toEqual({ told: repriced, leadsTo: apply }),
    page: ({ context }) => expect(context.session.userRef).toBe('mtremblay'),
    'page.deciding': ({ context }) => expect([context.returnedFrom, context.saved]).toEqual([null, null]),
    'page.searching': [
      { check: ({ context }) => expect(context.address.path).toBe('/') },
      {
        where: ({ context }) => context.address.search === earlierSearch,
        check: ({ context }) => expect(context.request.query).toEqual(earlier),
      },
    ],
    'page.onPage': [
      {
        where: (snapshot) => isList(snapshot, 'licenses'),
        check: ({ context }, seen) => {
          expect(context.address).toEqual(edit);
          expect(seen.inputs('page').at(-1)).toMatchObject({ area: '/licensing', address: edit, session });
        },
      },
      {
        where: (snapshot) => isList(snapshot, 'heldQuotes'),
        check: ({ context }) => expect(context.address).toEqual(mailPage),
      },
    ],
    list: ({ context }) => expect(context.session.userRef).toBe('mtremblay'),
    'list.unneeded': {
      where: (snapshot) => snapshot.matches({ page: 'onPage' }),
      check: (_, seen) => expect(seen.inputs('list')).toEqual([]),
    },
    'list.kept': keptHolds,
  },
});
