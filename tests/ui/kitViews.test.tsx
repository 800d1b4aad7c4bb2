import { describe, expect, test } from 'vitest';
import { Notice } from '#src/ui/kit/Notice.tsx';
import { offsetOfPage, pageAt } from '#domain/paging.ts';
import { Paginator } from '#src/ui/kit/Paginator.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { Stepper } from '#src/ui/kit/Stepper.tsx';
import { nextSort, Table } from '#src/ui/kit/Table.tsx';
import { ToggleField } from '#src/ui/kit/ToggleField.tsx';
import { markupOf, wordsOf } from '#tests/support/markup.tsx';

const nothing = () => undefined;

describe('the stepper', () => {
  const steps = ['one', 'two', 'three'].map((key) => ({ key, label: key, href: `/${key}` }));
  const items = async (current = 'two') =>
    (await markupOf(<Stepper steps={steps} current={current} />)).split('<li').slice(1);

  test('[WG-002] the steps before are visited, the active one is current', async () => {
    const [one, two] = await items();
    expect(one).toContain('data-place="visited"');
    expect(one).toContain('href="/one"');
    expect(two).toContain('aria-current="step"');
    const places = (await items('three')).map((item) => /data-place="(\w+)"/.exec(item)?.[1]);
    expect(places).toEqual(['visited', 'visited', 'current']);
  });

  test('[WG-003] the steps after are neither, and cannot be opened', async () => {
    const [, two, three] = await items();
    expect(three).toContain('data-place="ahead"');
    expect(three).not.toContain('aria-current');
    expect(three).not.toContain('href');
    expect(two).not.toContain('href');
  });
});

describe('choices', () => {
  test('[WG-023] a disabled option cannot be chosen', async () => {
    const markup = await markupOf(
      <Select
        id="country"
        label="Country"
        value="CA"
        options={[
          { value: 'CA', label: 'Canada' },
          { value: 'AQ', label: 'Antarctica', isDisabled: true },
        ]}
        onChoose={nothing}
      />,
    );
    expect(markup).toContain('<option value="AQ" disabled="">Antarctica</option>');
    expect(markup).toContain('<option value="CA" selected="">Canada</option>');
  });

  test('[QQ-004 partly] a toggle holds the strings true and false', async () => {
    const markup = await markupOf(
      <ToggleField id="family" label="Family" value="false" onChoose={nothing} />,
      'fr',
    );
    expect([...markup.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['true', 'false']);
    expect(markup).toMatch(/checked="" value="false"|value="false" checked=""/);
    expect(wordsOf(markup)).toBe('Family Oui Non');
  });
});

describe('tables', () => {
  const columns = [
    { key: 'name', label: 'Name', cell: (row: string) => row, sortable: true },
    { key: 'size', label: 'Size', cell: (row: string) => row.length, sortable: true, numeric: true },
  ];
  const table = { caption: 'Names', keyOf: (row: string) => row };

  test('[WG-059] a table without its labels tells of its configuration', async () => {
    const markup = await markupOf(
      <Table
        {...table}
        rows={['a']}
        columns={[{ key: 'name', label: undefined, cell: (row: string) => row }]}
      />,
    );
    expect(wordsOf(markup)).toBe('Configuration error: Missing labels');
  });

  test('[WG-060] an empty table says that there is no data', async () => {
    const empty = <Table {...table} rows={[]} columns={columns} />;
    expect(wordsOf(await markupOf(empty))).toContain('No data available');
    expect(wordsOf(await markupOf(empty, 'fr'))).toContain('Aucune donnée disponible');
  });

  test('[WG-061] sorting a column turns asc and desc, another column starts with asc', async () => {
    const first = nextSort(undefined, 'name');
    expect(first).toEqual({ column: 'name', direction: 'asc' });
    expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'desc' });
    expect(nextSort(nextSort(first, 'name'), 'name')).toEqual(first);
    for (const direction of ['asc', 'desc'] as const)
      expect(nextSort({ column: 'name', direction }, 'size')).toEqual({ column: 'size', direction: 'asc' });
    const markup = await markupOf(
      <Table
        {...table}
        rows={['a']}
        columns={columns}
        sort={{ column: 'size', direction: 'desc' }}
        onSort={nothing}
      />,
    );
    expect(markup.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
  });
});

describe('the paginator', () => {
  const disabled = async (offset: number) =>
    (await markupOf(<Paginator offset={offset} limit={10} total={43} onOffset={nothing} />))
      .split('<button')
      .slice(1)
      .map((button) => button.includes('aria-disabled="true"'));

  test('[WG-034] Previous is off on the first page, Next on the last', async () => {
    expect(await disabled(0)).toEqual([true, false]);
    expect(await disabled(10)).toEqual([false, false]);
    expect(await disabled(40)).toEqual([false, true]);
  });

  test('[WG-035] the range says start-end of total', async () => {
    const range = async (offset: number, total: number) =>
      wordsOf(await markupOf(<Paginator offset={offset} limit={10} total={total} onOffset={nothing} />));
    expect(await range(40, 43)).toContain('41–43 of 43');
    expect(await range(0, 0)).toContain('0–0 of 0');
  });

  test('[RS-005 partly] beyond the last page the range is empty, and Previous can be pressed', async () => {
    expect(await disabled(60)).toEqual([false, true]);
    const words = wordsOf(await markupOf(<Paginator offset={60} limit={10} total={43} onOffset={nothing} />));
    expect(words).toContain('0–0 of 43');
  });

  test('[WG-036] the offset is page less one times the size, and never below 0', () => {
    expect([0, 1, 2, 5].map((page) => offsetOfPage(page, 10))).toEqual([0, 0, 10, 40]);
    expect([0, 9, 10, 40].map((offset) => pageAt(offset, 10))).toEqual([1, 1, 2, 5]);
  });

  test('[PL-011] a list of which nothing else is said is paged by ten, from its first row', async () => {
    const words = wordsOf(await markupOf(<Paginator total={43} onOffset={nothing} />));
    expect(words).toContain('1–10 of 43');
  });
});

test('a notice says its tone in words', async () => {
  expect(wordsOf(await markupOf(<Notice tone="warning" title="Soon" />, 'fr'))).toBe(
    'Attention\u00a0: Soon'.replace('\u00a0', ' '),
  );
});
