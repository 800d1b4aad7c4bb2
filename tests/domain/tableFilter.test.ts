import { describe, expect, test } from 'vitest';
import { actsOffered } from '#domain/listActs.ts';
import { filterOf, valuesOf } from '#domain/calls/shapes/listFilter.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { filterProblems } from '#domain/tableFilter.ts';

const list = {
  name: 'rows',
  columns: ['name'],
  shownAtFirst: ['lastName'],
  fields: [
    { key: 'firstName', kind: 'text' },
    { key: 'lastName', kind: 'text' },
    { key: 'status', kind: 'choice', choices: ['OPEN', 'DONE'] },
    { key: 'due', kind: 'date' },
  ],
  split: { name: ['firstName', 'lastName'] },
} as const satisfies ListDeclaration;
const problems = (values: Record<string, string>) => filterProblems(list.fields, values);

describe('a filter that is typed', () => {
  test.each([
    ['two letters', { lastName: 'Ro' }, {}],
    ['one letter between spaces', { lastName: ' R ' }, { lastName: 'Min2Characters' }],
    ['a hundred letters', { lastName: 'R'.repeat(100) }, {}],
    ['a letter more', { lastName: 'R'.repeat(101) }, { lastName: 'tooLong' }],
    ['one end of a range', { dueStart: '2027-02-02' }, {}],
    ['the other end', { dueEnd: '2027-02-02' }, {}],
    ['a range of one day', { dueStart: '2027-02-02', dueEnd: '2027-02-02' }, {}],
    [
      'a range that ends before it starts',
      { dueStart: '2027-02-02', dueEnd: '2027-02-01' },
      { dueEnd: 'dateRangeError' },
    ],
    [
      'a start that is no day, after the end as text',
      { dueStart: '2027-02-31', dueEnd: '2027-02-01' },
      { dueStart: 'InvalidDate' },
    ],
    [
      'an end that is no day, before the start as text',
      { dueStart: '2027-02-02', dueEnd: '2027-02-00' },
      { dueEnd: 'InvalidDate' },
    ],
  ])('with %s', (_, values, found) => {
    expect(problems(values)).toEqual(found);
  });
});

describe('a filter that is sent', () => {
  const filter = filterOf(list);
  const codes = (body: unknown) =>
    filter
      .safeParse(body)
      .error?.issues.map((issue) => [
        issue.path.join('.'),
        issue.code === 'custom' ? issue.params?.code : issue.code,
      ]);

  test('is taken without the spaces around its texts', () => {
    expect(filter.parse({ lastName: ' Roy ', name: ' Luc Roy ', status: 'DONE' })).toEqual({
      lastName: 'Roy',
      name: 'Luc Roy',
      status: 'DONE',
    });
    expect(codes({ lastName: ' R ' })).toEqual([['lastName', 'too_small']]);
  });

  test('has choices of the list and days of the calendar only', () => {
    expect(codes({ status: 'LOST' })).toEqual([['status', 'invalid_value']]);
    expect(filter.safeParse({ dueStart: '2027-02-31' }).success).toBe(false);
    expect(filter.safeParse({ dueStart: 'soon' }).success).toBe(false);
  });

  test('has a range of days that does not end before it starts', () => {
    expect(codes({ dueStart: '2027-02-02', dueEnd: '2027-02-01' })).toEqual([['dueEnd', 'endBeforeStart']]);
    expect(codes({ dueStart: '2027-02-02', dueEnd: '2027-02-02' })).toBeUndefined();
    expect(codes({ dueStart: '2027-02-02' })).toBeUndefined();
    expect(codes({ dueEnd: '2027-02-02' })).toBeUndefined();
    expect(codes({ firstName: 'Roy', lastName: 'Cho' })).toBeUndefined();
  });

  test('[LS-046 partly] asks both names by the one that stands for them, but for a name that is given', () => {
    expect(valuesOf(list, { name: 'Luc Roy Cho', status: undefined })).toEqual({
      firstName: 'Luc',
      lastName: 'Roy Cho',
    });
    expect(Object.keys(valuesOf(list, { status: undefined }))).toEqual([]);
    expect(valuesOf(list, { name: 'Luc Roy', lastName: 'Cho', dueEnd: '2027-02-01' })).toEqual({
      firstName: 'Luc',
      lastName: 'Cho',
      dueEnd: '2027-02-01',
    });
  });
});

describe('what can be done with a row', () => {
  const acts = [{ key: 'open' }, { key: 'edit', claim: 'LICENSING.EDIT_LICENSE' }] as const;

  test('is everything for whoever holds the claims, and what needs none for everybody', () => {
    expect(actsOffered({ acts }, ['LICENSE_EDIT', 'PROFILE_EDIT'])).toEqual(acts);
    expect(actsOffered({ acts }, ['LICENSE_EDIT'])).toEqual([{ key: 'open' }]);
  });

  test('is nothing in a list without such acts', () => {
    expect(actsOffered({}, ['LICENSE_EDIT', 'PROFILE_EDIT'])).toEqual([]);
  });
});
