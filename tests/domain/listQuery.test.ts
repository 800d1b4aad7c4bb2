import { expect, it } from 'vitest';
import { wordsApart, listQueryOf, type ListParts, readListQuery, writeListQuery } from '#domain/listQuery.ts';

const parts: ListParts = {
  fields: [
    { key: 'lastName', kind: 'text' },
    { key: 'status', kind: 'choice', choices: ['AUTHORIZED', 'IN_PROGRESS'] },
    { key: 'expiredDate', kind: 'date' },
  ],
  columns: ['name', 'status'],
};
const read = (search: string) => readListQuery(new URLSearchParams(search), parts);
const first = { filter: {}, sort: null, offset: 0 };

it('an address without parameters asks for the first page of all', () => {
  expect(read('')).toEqual({ query: first, refused: {} });
  expect(writeListQuery(first, parts)).toEqual({});
});

it('what an address asks for is written as it was read', () => {
  const search = 'lastName=Roy&expiredDateStart=2027-01-31&sortField=status&sortOrder=desc&offset=20';
  const { query, refused } = read(search);
  expect(refused).toEqual({});
  expect(query).toEqual({
    filter: { lastName: 'Roy', expiredDateStart: '2027-01-31' },
    sort: { column: 'status', direction: 'desc' },
    offset: 20,
  });
  expect(String(new URLSearchParams(writeListQuery(query, parts)))).toBe(search);
});

it.each([
  ['an unknown parameter', 'colour=red', { colour: 'unknown' }],
  ['a field that is no end of a range', 'expiredDate=2027-01-31', { expiredDate: 'unknown' }],
  ['a parameter that occurs twice', 'lastName=Roy&lastName=Cho', { lastName: 'notUnique' }],
  ['a text of one letter', 'lastName=R', { lastName: 'Min2Characters' }],
  ['a choice that is none', 'status=DELETED', { status: 'notAllowed' }],
  ['a day that is none', 'expiredDateEnd=2027-02-31', { expiredDateEnd: 'InvalidDate' }],
  [
    'a range that ends before it starts',
    'expiredDateStart=2027-02-02&expiredDateEnd=2027-02-01',
    { expiredDateEnd: 'dateRangeError' },
  ],
  [
    'an unknown column',
    'sortField=secret&sortOrder=up',
    { sortField: 'notAllowed', sortOrder: 'notAllowed' },
  ],
  ['a page that is no number', 'offset=-10', { offset: 'wrongType' }],
  ['a page that ends in a letter', 'offset=10x', { offset: 'wrongType' }],
])('%s is refused by a code and left out', (_, search, refused) => {
  expect(read(search)).toMatchObject({ query: { sort: null, offset: 0 }, refused });
  expect(Object.keys(read(search).query.filter)).not.toEqual(expect.arrayContaining(Object.keys(refused)));
});

it.each([
  ['twice', 'name=Luc&name=Roy', { name: 'unknown' }],
  ['with a second word of one letter', 'name=Luc+R', { lastName: 'Min2Characters' }],
])('a text that stands for two fields is refused %s', (_, search, refused) => {
  const split = { name: ['firstName', 'lastName'] } as const;
  const fields = [{ key: 'firstName', kind: 'text' } as const, ...parts.fields];
  const list = { ...parts, fields, split, name: 'rows', shownAtFirst: [] };
  expect(listQueryOf(search, list).refused).toEqual(refused);
});

it('a column without a direction is sorted upwards, and one with an unknown direction not at all', () => {
  expect(read('sortField=name').query.sort).toEqual({ column: 'name', direction: 'asc' });
  expect(read('sortField=name&sortOrder=up').query.sort).toBeNull();
  expect(read('sortField=secret').query.sort).toBeNull();
});

it('an empty value does not narrow the search', () => {
  expect(read('lastName=&expiredDateStart=')).toEqual({ query: first, refused: {} });
});

it('words are told apart by any number of spaces', () => {
  expect(wordsApart('  Luc   Roy  Cho ', ['first', 'last'])).toEqual({ first: 'Luc', last: 'Roy Cho' });
  expect(Object.keys(wordsApart('Luc', ['first', 'last']))).toEqual(['first']);
});

it('what is private stands in no address', () => {
  const fields = [...parts.fields, { key: 'email', kind: 'text', isPrivate: true }] as const;
  const query = { ...first, filter: { email: 'a.roy@example.com', lastName: 'Roy' } };
  expect(writeListQuery(query, { fields })).toEqual({ lastName: 'Roy' });
});
