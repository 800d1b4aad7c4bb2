import { describe, expect, test } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { type AreaPath, areaAt, areaPaths } from '#domain/areas.ts';
import { readSavedViews } from '#domain/calls/lists/savedViews.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { endsOf, type FilterField } from '#domain/tableFilter.ts';
import type { AreaParts } from '#src/app/areas/areaParts.ts';
import type { Area } from '#src/app/areas/defineArea.tsx';
import { lateAreas } from '#src/app/areas/lateAreas.ts';
import type { CallServer } from '#src/ports/http.ts';
import { hearingParent } from '#tests/support/hearingParent.ts';
import { internalSession } from '../tours/sessions.ts';

type Schema = { safeParse(value: unknown): { success: boolean } };
type Asked = {
  call: { name: string; method: string; query: Schema; body: Schema };
  input: { query: object; body?: object; params?: object };
};

/** What a call is asked with for a page and a filter: a GET has both in its address, and the instant. */
const askedWith = (call: Asked['call'], page: object, filter: object) =>
  call.method === 'GET'
    ? { query: { ...filter, ...page, ts: '1780000000000' } }
    : { query: page, body: filter };
const isTaken = ({ call, input }: Asked) =>
  call.query.safeParse(input.query).success && (call.body?.safeParse(input.body).success ?? true);

const openedBy = (...kinds: readonly string[]) =>
  areaPaths.filter((path) => kinds.includes(areaAt(path).opens ?? ''));
const loadOf = (path: AreaPath): (() => Promise<Area>) => {
  const load = lateAreas.get(path);
  if (!load) throw new Error(`The area ${path} has no file`);
  return load;
};
const lists = await Promise.all(openedBy('list').map(async (path) => ({ path, area: await loadOf(path)() })));

/** The area as it stands once it has read what an address asks for, on a server that finds twelve rows. */
async function opened({ path, area }: (typeof lists)[number], search: string) {
  const asked: Asked[] = [];
  const askedForViews: Asked[] = [];
  const callServer = (async (call: Asked['call'], input: Asked['input']) => {
    (call.name === readSavedViews.name ? askedForViews : asked).push({ call, input });
    return {
      status: 200,
      body: { views: [], total: 12, offset: 0, limit: 10, rows: [], agents: [], records: [] },
      headers: new Headers(),
    };
  }) as unknown as CallServer;
  const { parent, reports } = hearingParent();
  const chart = createActor(
    area.connect({ callServer, clock: { now: () => 1_780_000_000_000.4 } } as AreaParts),
    {
      input: { area: path, address: { path: '/', search }, language: 'en', session: internalSession },
      parent,
    } as object,
  ) as AnyActorRef;
  chart.start();
  await waitFor(chart, ({ children }) => children.list !== undefined);
  const { list } = chart.getSnapshot().children as { list: AnyActorRef };
  await waitFor(list, (snapshot) => snapshot.matches({ rows: 'shown' }));
  return {
    chart,
    list,
    asked,
    askedForViews,
    reports,
    declared: chart.getSnapshot().context.list as ListDeclaration,
  };
}

/** A value that the end of a field takes. */
const valueOf = (field: FilterField): string => {
  if (field.kind === 'choice') return field.choices[0] ?? '';
  return field.kind === 'date' ? '2027-01-31' : 'Roy';
};

test('every area that opens a chart or a list has a file that joins it, and no other has', () => {
  expect([...lateAreas.keys()].toSorted()).toEqual(openedBy('chart', 'list').toSorted());
});

describe.each(lists)('the list of $path', (each) => {
  test('is the chart of every list', async () => {
    const { chart } = await opened(each, '');
    expect(chart.getSnapshot().machine.id).toBe('listArea');
  });

  test('asks for its first page with a query and a filter that the call takes', async () => {
    const { asked, reports } = await opened(each, '');
    expect(asked).toHaveLength(1);
    const [first] = asked as [Asked];
    expect(first.input).toEqual(askedWith(first.call, { offset: 0, limit: 10, lang: 'en' }, {}));
    expect(isTaken(first)).toBe(true);
    expect(reports).toEqual([
      { type: 'area.remember', what: expect.anything() },
      { type: 'area.showAddress', address: { path: '/', search: '' }, mode: 'replace' },
    ]);
  });

  test('sorts by each of its columns, which stands in the address', async () => {
    const { list, declared, asked, reports } = await opened(each, '');
    for (const column of declared.columns) {
      list.send({ type: 'person.sort', sort: { column, direction: 'desc' } });
      await waitFor(list, (snapshot) => snapshot.matches({ rows: 'shown' }));
      const { call, input } = asked.at(-1) as Asked;
      expect(input.query).toMatchObject({ sortField: column, sortOrder: 'desc' });
      expect(call.query.safeParse(input.query)).toMatchObject({ success: true });
      const search = `?sortField=${column}&sortOrder=desc`;
      expect(reports.at(-1)).toMatchObject({ address: { path: '/', search }, mode: 'push' });
    }
  });

  test('asks by each field of its filter that an address names, and the call takes it', async () => {
    const { chart, list, declared, asked } = await opened(each, '');
    for (const field of declared.fields) {
      for (const end of endsOf(field)) {
        const address = { path: '/', search: `?${end}=${valueOf(field)}` };
        chart.send({ type: 'parent.openAddress', address });
        await waitFor(list, (snapshot) => snapshot.matches({ rows: 'shown' }));
        const last = asked.at(-1) as Asked;
        const filter = { [end]: valueOf(field) };
        expect(last.input).toEqual(askedWith(last.call, { offset: 0, limit: 10, lang: 'en' }, filter));
        expect(isTaken(last)).toBe(true);
      }
    }
  });

  test('asks for the saved views of its own', async () => {
    const { list, askedForViews } = await opened(each, '');
    await waitFor(list, (snapshot) => snapshot.matches({ views: 'shown' }));
    expect(askedForViews).toMatchObject([{ input: { params: { area: each.path.slice(1) } } }]);
    expect(readSavedViews.params?.safeParse(askedForViews[0]?.input.params)).toMatchObject({ success: true });
  });

  test('shows some of its fields at first, and all its columns', async () => {
    const { declared, list } = await opened(each, '');
    expect(declared.fields.map(({ key }) => key)).toEqual(expect.arrayContaining([...declared.shownAtFirst]));
    expect(list.getSnapshot().context.shownColumns).toEqual(declared.columns);
  });
});
