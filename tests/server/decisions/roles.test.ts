import { expect, it } from 'vitest';
import { readRoles } from '#server/identity/roles.ts';
import { readFileSync } from 'node:fs';

const text = readFileSync(new URL('../../../docs/roles.csv', import.meta.url), 'utf8');
const [head = '', ...rows] = text.trim().split('\n');
const changed = (from: string, to: string) => {
  const at = rows.findIndex((row) => row.startsWith('consumer,'));
  return [head, ...rows.with(at, (rows[at] ?? '').replace(from, to))].join('\n');
};

it('a role holds the atoms with a cross, and reaches as far as its row says', () => {
  expect(readRoles()['View_Only']).toMatchObject({ name: 'View_Only', signsInAs: 'ciamid' });
  expect(readRoles()['consumer']).toEqual({
    name: 'consumer',
    signsInAs: 'anonymous',
    reach: 'session',
    reportScope: 'none',
    atoms: [
      'TRIPX_READ',
      'QUOTE_READ',
      'QUOTE_SAVE',
      'POLICY_CREATE',
      'POLICY_BOOKING',
      'PAYMENT_CREATE',
      'REMERCH_CREATE',
    ],
  });
});

it('lines may end as on Windows, and a cell without a cross holds nothing', () => {
  expect(readRoles(text.trim().replaceAll('\n', '\r\n'))).toEqual(readRoles());
  expect(readRoles(changed(',x', ',y'))['consumer'].atoms).toHaveLength(
    readRoles()['consumer'].atoms.length - 1,
  );
});

it('a catalogue without one of the atoms or of the roles is refused', () => {
  expect(() => readRoles(text.replace('TRIPX_READ', 'OTHER').replace('GRAPH_API', 'OTHER'))).toThrow(
    'The role catalogue lacks the atoms TRIPX_READ, GRAPH_API',
  );
  expect(() =>
    readRoles([head, ...rows.filter((row) => !/^(consumer|View_Only),/.test(row))].join('\n')),
  ).toThrow('The role catalogue lacks the roles View_Only, consumer');
});

it.each([
  ['consumer,', 'guest,', 'has "guest" where one of'],
  ['anonymous', 'nobody', 'has "nobody" where one of lanid, ciamid, anonymous belongs'],
  ['session', 'far', 'has "far" where one of own, children, ownPolicies, all, session belongs'],
  ['none', 'some', 'has "some" where one of all, children, Owner, none belongs'],
])('a row with %s for %s is refused', (from, to, message) => {
  expect(() => readRoles(changed(from, to))).toThrow(message);
});
