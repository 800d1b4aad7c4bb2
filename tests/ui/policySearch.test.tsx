import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { postGraphql } from '#domain/calls/graphql/postGraphql.ts';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { policyList, policyQuoteList } from '#domain/policies/policyList.ts';
import { endsOf } from '#domain/tableFilter.ts';
import type { AreaParts } from '#src/app/areas/areaParts.ts';
import { area } from '#src/app/areas/maintenance.area.ts';
import type { CallServer } from '#src/ports/http.ts';
import { loadRooms } from '#src/text/rooms.ts';
import { PolicySearchScreen } from '#src/ui/maintenance/PolicySearchScreen.tsx';
import { hearingParent } from '#tests/support/hearingParent.ts';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';
import { internalSession } from '../tours/sessions.ts';

const family = {
  policyNumber: 'TC-100000001',
  firstName: 'Marie',
  lastName: 'Tremblay',
  statuses: ['ACTIVE', 'REFUNDED'],
  applicationDate: '2026-11-02',
  purchaseDate: '2026-11-03',
  startDate: '2027-02-01',
  planCode: 'SEMH',
  organizationCode: 'TC',
  organizationName: 'TC Travel',
  matched: [{ firstName: 'Luc', lastName: 'Roy' }],
};
const quote = {
  ...family,
  policyNumber: 'Q-100001',
  firstName: '',
  lastName: '',
  statuses: ['QUOTE'],
  purchaseDate: null,
  planCode: null,
  matched: [],
};

type Asked = { query: Record<string, string | number> };

/** The search for policies at an address, on a server that finds so many rows. */
async function opened(search = '', records: readonly object[] | null = [family]) {
  await loadRooms('en', ['maintenance', 'list', 'tableFilter']);
  const asked: Asked['query'][] = [];
  const callServer = (async ({ name }: { name: string }, { query }: Asked) => {
    if (name === postGraphql.name)
      return { body: { data: { planNames: [{ code: 'SEMH', name: 'Emergency Medical' }] } } };
    if (name !== searchPolicies.name) return { body: { views: [] } };
    asked.push(query);
    if (records === null) throw new Error('no answer');
    return { body: { total: records.length * 30, offset: 0, limit: 10, records } };
  }) as unknown as CallServer;
  const chart = createActor(
    area.connect({ callServer, clock: { now: () => 1_780_000_000_000 } } as AreaParts),
    {
      input: {
        area: '/maintenance',
        address: { path: '/', search },
        language: 'en',
        session: internalSession,
      },
      parent: hearingParent().parent,
    } as object,
  ) as AnyActorRef;
  chart.start();
  await waitFor(chart, ({ children }) => children.list !== undefined);
  const list = () => (chart.getSnapshot().children as { list: AnyActorRef }).list;
  const settled = () => waitFor(list(), (snapshot) => !snapshot.hasTag('reading'));
  await settled();
  const type = async (typed: Record<string, string>) => {
    const { tableFilter } = list().getSnapshot().children as { tableFilter: AnyActorRef };
    for (const [end, text] of Object.entries(typed)) {
      tableFilter.send({ type: 'person.addField', key: end.replace(/(From|To)$/, '') });
      tableFilter.send({ type: 'person.enterValue', end, text });
    }
    tableFilter.send({ type: 'person.search' });
    await settled();
  };
  const markup = () => markupOf(<PolicySearchScreen area={chart as never} />, 'en', '/?lang=en');
  return { chart, list, asked, type, markup, settled };
}

const cellsOf = (markup: string) =>
  [...markup.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([cell]) => wordsOf(cell));

test('[PO-004] [PO-006] [PO-020] has pages of ten, sorts, and two ranges of days', async () => {
  const { list, asked, markup } = await opened();
  expect(asked[0]).toMatchObject({ limit: 10, offset: 0 });
  expect(wordsOf(await markup())).toMatch(/1–10 of 30/);
  expect(await markup()).toContain('<th scope="col"><button');
  const ranges = policyList.fields.filter(({ kind }) => kind === 'date').flatMap(endsOf);
  expect(ranges).toEqual(['applicationDateFrom', 'applicationDateTo', 'startDateFrom', 'startDateTo']);
  expect(list().getSnapshot().context.fields).toBe(policyList.fields);
});

test('[PO-005] [PO-007] policies and quotes are searched by these fields', () => {
  const ofQuotes = ['firstName', 'lastName', 'email', 'phone', 'policyNumber'];
  expect(policyQuoteList.fields.map(({ key }) => key)).toEqual(ofQuotes);
  expect(policyList.fields.map(({ key }) => key)).toEqual([
    ...ofQuotes,
    'bookingRef',
    'groupNumber',
    'planCode',
    'organizationCode',
    'applicationDate',
    'startDate',
  ]);
});

test('[PO-008] [PO-009] a row shows number, traveller, who matches, plan, statuses and days, and opens the policy', async () => {
  const { markup } = await opened();
  expect(cellsOf(await markup()).slice(7)).toEqual([
    'TC-100000001',
    'Marie Tremblay Match: Luc Roy',
    'Emergency Medical',
    'Issued, Refunded',
    'November 3, 2026',
    'February 1, 2027',
    'TC Travel',
  ]);
  expect(await markup()).toContain('href="/endorsement/TC-100000001?lang=en"');
});

test('[PO-010] [PO-025] quotes are searched instead of policies, and what is not found or fails is said of either', async () => {
  const { chart, asked, markup, settled } = await opened('', []);
  expect(wordsOf(await markup())).toContain('No policy was found.');
  chart.send({
    type: 'person.chooseList',
    name: 'policyQuotes',
    typed: { lastName: 'Roy', planCode: 'SEMH' },
  });
  await settled();
  expect(asked.at(-1)).toMatchObject({ status: 'QUOTE', lastName: 'Roy' });
  expect(asked.at(-1)).not.toHaveProperty('planCode');
  expect(wordsOf(await markup())).toContain('No quote was found.');
  const failing = wordsOf(await (await opened('?list=policyQuotes', null)).markup());
  expect(failing).toContain('We could not search the quotes.');
  expect(failing).not.toContain('No quote was found.');
  expect(wordsOf(await (await opened('', null)).markup())).toContain('We could not search the policies.');
});

test('[PV-017 partly] a quote without a name says so, and opens as a quote', async () => {
  const markup = await (await opened('?list=policyQuotes', [quote])).markup();
  expect(cellsOf(markup).slice(7, 9)).toEqual(['Q-100001', 'No name yet']);
  expect(markup).toContain('href="/endorsement/Q-100001?status=QUOTE&amp;lang=en"');
});

test('[PO-026] a range that begins after its end is refused at its field, and not searched', async () => {
  const { asked, type, markup } = await opened();
  await type({ startDateFrom: '2027-02-02', startDateTo: '2027-02-01' });
  expect(asked).toHaveLength(1);
  expect(wordsOf(await markup())).toContain('Start date, to Error: The end of the range is before its start');
  await type({ startDateTo: '2027-02-03' });
  expect(asked.at(-1)).toMatchObject({ startDateFrom: '2027-02-02', startDateTo: '2027-02-03' });
});

test('[PO-014] only what holds a value is sent', async () => {
  const { asked, type } = await opened();
  await type({ lastName: ' Roy ', firstName: '  ', email: '' });
  expect(asked.at(-1)).toEqual({ lastName: 'Roy', offset: 0, limit: 10, lang: 'en', ts: '1780000000000' });
});
