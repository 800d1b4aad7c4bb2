import { assert, array, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTableText, readPastedTravellers } from '#domain/quote/pastedTravellers.ts';

const read = (text: string, from = 0, column: 'age' | 'tripCost' = 'age') =>
  readPastedTravellers({ text, from, column });

describe('travellers pasted from a spreadsheet', () => {
  test('one cell is pasted into its field, several are a table', () => {
    expect(['34', ' 34\n', '1 500,50', '34\t0', '34\n36', '34\r\n36'].map(isTableText)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  test('ages alone, ages with costs in either language, costs alone, and empty cells are read', () => {
    expect(read('34\r\n36\r\n').given).toEqual({ from: 0, rows: [{ age: '34' }, { age: '36' }] });
    expect(read('34\t1 500,50\n7\t1,500\n\n5\t\t', 2).given).toEqual({
      from: 2,
      rows: [{ age: '34', tripCost: '1500.50' }, { age: '7', tripCost: '1500' }, { age: '5' }],
    });
    expect(read('800\n0', 1, 'tripCost').given).toEqual({
      from: 1,
      rows: [{ tripCost: '800' }, { tripCost: '0' }],
    });
  });

  test.each([
    ['a heading', 'Age\tCost\n34\t0', 'ageUnclear', 1, 'Age'],
    ['letters in a cost', '34\tabout 5\n36\t0', 'tripCostUnclear', 1, 'about 5'],
    ['a dollar sign', '34\t0\n36\t$1,500', 'currencySign', 2, '$1,500'],
    ['a euro sign', '34\t1500 €\n36\t0', 'currencySign', 1, '1500 €'],
    ['the letters CAD', '34\tCAD 1500\n36\t0', 'currencySign', 1, 'CAD 1500'],
    ['a negative amount', '34\t-5\n36\t0', 'tripCostUnclear', 1, '-5'],
    ['half a year', '34.5\n36', 'ageUnclear', 1, '34.5'],
    ['three columns', '34\t0\tZoé\n36\t0', 'tooManyColumns', 1, '34\t0\tZoé'],
  ] as const)('%s is refused with its row and what stands there', (_, text, code, row, cell) => {
    const { given, refusal } = read(text);
    expect(given).toBeNull();
    expect(refusal).toEqual({ code, row, cell, rows: 2, room: 12 });
  });

  test('ages beside costs do not fit into the column of the costs', () => {
    expect(read('34\t0\n36\t0', 0, 'tripCost').refusal?.code).toBe('tooManyColumns');
  });

  test('thirteen rows are refused, and so are more than there is room for from the row of the paste', () => {
    const rows = (count: number) => Array<string>(count).fill('40').join('\n');
    expect(read(rows(13)).refusal).toMatchObject({ code: 'tooManyRows', rows: 13, room: 12 });
    expect(read(rows(12)).refusal).toBeNull();
    expect(read(rows(3), 10).refusal).toMatchObject({ code: 'tooManyRows', rows: 3, room: 2 });
  });

  test('a long cell is named by its beginning', () => {
    expect(read(`34\n${'x'.repeat(10_000)}`).refusal?.cell).toHaveLength(40);
  });

  test('whatever ages are pasted, each stands in a row of its own, in their order', () => {
    assert(
      property(array(integer({ min: 0, max: 120 }), { minLength: 2, maxLength: 12 }), (ages) => {
        expect(read(ages.join('\n')).given?.rows.map(({ age }) => Number(age))).toEqual(ages);
      }),
    );
  });
});
