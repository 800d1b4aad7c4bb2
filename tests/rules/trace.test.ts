import { describe, expect, test } from 'vitest';
import { coverageOf, mentionsOf } from '#scripts/trace/coverage.ts';
import { shortfallOf } from '#scripts/trace/minimum.ts';
import type { Requirement } from '#scripts/trace/register.ts';
import type { TestResult } from '#scripts/floors/result.ts';

const requirement = (id: string): Requirement => ({
  id,
  area: `area of ${id.slice(0, 2)}`,
  kind: 'rule',
  statement: 'a fact',
  source: 'p1',
  note: '',
});
const result = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  title,
  where: 'tests/a.test.ts',
  status,
  milliseconds: 1,
});
const register = [requirement('QF-001'), requirement('QF-002'), requirement('QQ-040')];
const statusesOf = (...results: TestResult[]) =>
  coverageOf(register, results).rows.map(({ id, status }) => `${id} ${status}`);

describe('ids of a title', () => {
  test.each([
    ['one', '[QF-001] a step', [{ id: 'QF-001', partly: false }]],
    [
      'two',
      '[QF-001] [QF-002] two',
      [
        { id: 'QF-001', partly: false },
        { id: 'QF-002', partly: false },
      ],
    ],
    ['a part', '[QF-001 partly] a part', [{ id: 'QF-001', partly: true }]],
    ['none at the end', 'a step [QF-001]', []],
    ['none without brackets', 'QF-001 a step', []],
    ['none in small letters', '[qf-001] a step', []],
  ])('%s', (_, title, mentions) => {
    expect(mentionsOf(title)).toEqual(mentions);
  });
});

describe('coverage', () => {
  test('counts an id from a test that passed', () => {
    expect(statusesOf(result('[QF-001] a'))).toEqual(['QF-001 covered', 'QF-002 missing', 'QQ-040 missing']);
  });
  test.each(['failed', 'skipped'] as const)('does not count a test that %s', (status) => {
    expect(statusesOf(result('[QF-001] a', status))[0]).toBe('QF-001 missing');
  });
  test.each([
    'tests/rules/trace.test.ts › ids of a title',
    'tests/charts/words.test.ts',
    'tests/machines/tours.engine.test.ts',
    'tests/ui/journeys.engine.test.ts › an engine',
  ])('counts nothing of %s, which tries a rule or an engine, and reports the id there', (where) => {
    const { rows, misplaced } = coverageOf(register, [{ ...result('[QF-001] a'), where }]);
    expect(rows[0]).toMatchObject({ status: 'missing', tests: [] });
    expect(misplaced).toEqual([{ id: 'QF-001', test: `${where} › [QF-001] a` }]);
  });
  test('reports an id that is counted nowhere: of a group, or behind the head of a title', () => {
    const group = { ...result('a step'), where: 'tests/a.test.ts › [QF-001] steps' };
    const { uncounted } = coverageOf(register, [group, result('[QF-002] two, [QQ-040 partly] and one more')]);
    expect(uncounted).toEqual([
      { id: 'QF-001', test: 'tests/a.test.ts › [QF-001] steps › a step' },
      { id: 'QQ-040', test: 'tests/a.test.ts › [QF-002] two, [QQ-040 partly] and one more' },
    ]);
  });
  test('keeps a part apart, whatever the order', () => {
    expect(
      statusesOf(result('[QF-001 partly] a'), result('[QF-002 partly] b'), result('[QF-002] c')),
    ).toEqual(['QF-001 partly', 'QF-002 covered', 'QQ-040 missing']);
    expect(statusesOf(result('[QF-002] c'), result('[QF-002 partly] b'))[1]).toBe('QF-002 covered');
  });
  test('tells of an id that the register does not have, even from a failed test', () => {
    expect(coverageOf(register, [result('[ZZ-001] a', 'failed')]).unknown).toEqual([
      { id: 'ZZ-001', test: 'tests/a.test.ts › [ZZ-001] a' },
    ]);
  });
});

describe('the minimum', () => {
  const { rows } = coverageOf(register, [result('[QF-001] a'), result('[QQ-040 partly] b')]);
  test('is met by nothing less than every row of an area that must stay whole', () => {
    expect(shortfallOf(rows, { wholeAreas: ['QF', 'QQ'], waitingRows: [], coveredRows: 1 })).toEqual([
      'QF-002 is missing and must be covered.',
      'QQ-040 is partly and must be covered.',
    ]);
    expect(shortfallOf(rows, { wholeAreas: [], waitingRows: [], coveredRows: 1 })).toEqual([]);
  });
  test('is met in part by a row that waits for what is not built, but not by its absence', () => {
    const waitingRows = ['QF-002', 'QQ-040'];
    expect(shortfallOf(rows, { wholeAreas: ['QF', 'QQ'], waitingRows, coveredRows: 1 })).toEqual([
      'QF-002 is missing and must be covered.',
    ]);
  });
  test('is met by no fewer rows than were covered before', () => {
    expect(shortfallOf(rows, { wholeAreas: [], waitingRows: [], coveredRows: 2 })).toEqual([
      '1 rows are covered and 2 must be.',
    ]);
  });
});
