import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { searchAgents } from '#domain/calls/people/searchAgents.ts';
import { lastPageOf, pageAt } from '#domain/paging.ts';
import { peopleList } from '#domain/people/peopleList.ts';
import type { AreaParts } from '#src/app/areas/areaParts.ts';
import { area } from '#src/app/areas/users.area.ts';
import type { CallServer } from '#src/ports/http.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { UsersScreen } from '#src/ui/users/UsersScreen.tsx';
import { hearingParent } from '#tests/support/hearingParent.ts';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';
import { internalSession } from '../tours/sessions.ts';

const sophie = {
  firstName: 'Sophie',
  lastName: 'Lavoie',
  profileCode: 'slavoie',
  profileRef: 'c-2001',
  status: 'ACTIVE',
  title: 'Conseillère en voyages',
  role: 'Consultant_Agency',
};
const ofThree = { total: 23, offset: 0, limit: 10, agents: [sophie] };

/** The list of users at an address; each search is answered by what `answer` gives by then. */
async function opened(search = '', answer: () => Promise<object> = async () => ofThree) {
  const asked: unknown[] = [];
  const callServer = (async (call: { name: string }, { query }: { query: unknown }) => {
    if (call.name !== searchAgents.name) return { status: 200, body: { views: [] }, headers: new Headers() };
    const { ts: _, ...others } = query as { ts: string };
    asked.push(others);
    return { status: 200, body: await answer(), headers: new Headers() };
  }) as unknown as CallServer;
  const { parent } = hearingParent();
  const chart = createActor(
    area.connect({ callServer, clock: { now: () => 1_780_000_000_000 } } as AreaParts),
    {
      input: { area: '/users', address: { path: '/', search }, language: 'en', session: internalSession },
      parent,
    } as object,
  ) as AnyActorRef;
  chart.start();
  await waitFor(chart, ({ children }) => children.list !== undefined);
  const { list } = chart.getSnapshot().children as { list: AnyActorRef };
  const { tableFilter } = list.getSnapshot().children as { tableFilter: AnyActorRef };
  const settled = () => waitFor(list, (snapshot) => !snapshot.hasTag('reading'));
  const searchFor = async (typed: Record<string, string>) => {
    for (const [end, text] of Object.entries(typed))
      tableFilter.send({ type: 'person.enterValue', end, text });
    tableFilter.send({ type: 'person.search' });
    await settled();
  };
  const state = () => {
    const { query, page } = list.getSnapshot().context;
    const total = page?.total ?? 0;
    const pages = { currentPage: pageAt(query.offset, 10), totalPages: lastPageOf(total, 10) };
    return { sort: query.sort, ...pages, rows: page?.rows.length ?? 0, total };
  };
  return { chart, list, tableFilter, asked, settled, searchFor, state };
}

const roles = [
  'LIA manager',
  'LIA agent',
  'Consultant_Agency',
  'Consultant_Own',
  'Administrator_Full',
  'Administrator_Lite',
  'View_Only',
  'Administrator_User',
  'sponsor user',
  'broker user',
];

test('[US-026] the filter of users has these fields', () => {
  expect(peopleList.fields.map(({ key }) => key)).toEqual([
    'firstName',
    'lastName',
    'email',
    'profileCode',
    'status',
    'title',
    'role',
    'organization',
  ]);
});

test('[US-027] values are empty at first, searched for without blanks around them, and not asked for where they are empty', async () => {
  const { tableFilter, asked, settled, searchFor } = await opened();
  await settled();
  expect(tableFilter.getSnapshot().context.filter).toEqual({});
  expect(asked).toEqual([{ offset: 0, limit: 10, lang: 'en' }]);
  await searchFor({ firstName: '  Sophie ', lastName: '   ', email: '' });
  expect(asked.at(-1)).toEqual({ firstName: 'Sophie', offset: 0, limit: 10, lang: 'en' });
});

test('[US-028] a row has the name in one, the code, the profileRef, the title as its role, and status and access type in words', async () => {
  const { chart, list, settled } = await opened();
  await settled();
  expect(list.getSnapshot().context.page.rows).toEqual([
    expect.objectContaining({
      agentName: 'Sophie Lavoie',
      profileCode: 'slavoie',
      profileRef: 'c-2001',
      role: 'Conseillère en voyages',
    }),
  ]);
  await loadRooms('en', ['users', 'licensing', 'account']);
  const markup = await markupOf(<UsersScreen area={chart as never} />, 'en', '/users');
  expect(markup).toContain('href="/users/c-2001');
  const row = 'Sophie Lavoie slavoie Active Conseillère en voyages Travel Consultant - Agency policies';
  expect(wordsOf(markup)).toContain(row);
});

test('[US-029] the state of the list is its sort, ascending by default, the page, how many pages and people there are, and the roles', async () => {
  const never = () => new Promise<object>(() => undefined);
  const { list, state } = await opened('', never);
  expect(state()).toEqual({ sort: null, currentPage: 1, totalPages: 1, rows: 0, total: 0 });
  expect(list.getSnapshot().context.fields).toContainEqual({
    key: 'role',
    kind: 'choice',
    choices: roles,
    of: 'role',
  });
  const sorted = await opened('?sortField=status', never);
  expect(sorted.state().sort).toEqual({ column: 'status', direction: 'asc' });
});

test('[US-030] [US-031] a search that is pending is loading, and sets rows, total and pages when it succeeds', async () => {
  const answer = Promise.withResolvers<object>();
  const { list, state, settled } = await opened('', () => answer.promise);
  expect(list.getSnapshot().hasTag('reading')).toBe(true);
  answer.resolve(ofThree);
  await settled();
  expect(list.getSnapshot().hasTag('reading')).toBe(false);
  expect(state()).toEqual({ sort: null, currentPage: 1, totalPages: 3, rows: 1, total: 23 });
});

test('[US-033] a search that is rejected empties the rows, leads to page 1 and clears the sort', async () => {
  let answer: Promise<object> = Promise.resolve(ofThree);
  const { list, state, settled } = await opened('?sortField=status&sortOrder=desc&offset=10', () => answer);
  await settled();
  const sort = { column: 'status', direction: 'desc' };
  expect(state()).toEqual({ sort, currentPage: 2, totalPages: 3, rows: 1, total: 23 });
  answer = Promise.reject(new Error('down'));
  list.send({ type: 'person.turnPage', offset: 20 });
  await settled();
  expect(state()).toEqual({ sort: null, currentPage: 1, totalPages: 1, rows: 0, total: 0 });
});

test('[US-034] a new search begins at page 1', async () => {
  const { asked, state, settled, searchFor } = await opened('?offset=20');
  await settled();
  expect(state().currentPage).toBe(3);
  await searchFor({ lastName: 'Roy' });
  expect(state().currentPage).toBe(1);
  expect(asked.at(-1)).toMatchObject({ lastName: 'Roy', offset: 0 });
});
