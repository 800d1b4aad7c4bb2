import { expect, test } from 'vitest';
import { licenseList } from '#domain/calls/licensing/licenseList.ts';
import { heldQuoteList } from '#domain/heldQuotes/heldQuoteList.ts';
import { actsOffered } from '#domain/listActs.ts';
import type { ListDeclaration } from '#domain/listQuery.ts';
import { type Atom, atoms } from '#domain/permissions/atoms.ts';
import { taskList } from '#domain/tasks/taskList.ts';
import { listInputOf } from '#machines/listArea/listArea.rules.ts';
import type { ListAreaContext } from '#machines/listArea/listArea.types.ts';
import { sessionFactsOf } from '#src/app/sessionFacts.ts';
import { signedInUser } from '#tests/support/server/signedInUser.ts';

type Shown = (held: readonly Atom[]) => boolean;
type Fact = keyof ReturnType<typeof sessionFactsOf>['facts'];

const fact =
  (name: Fact): Shown =>
  (held) =>
    sessionFactsOf({ ...signedInUser, claims: { atoms: [...held], claimGroups: [] } }).facts[name] === true;
const act =
  (list: ListDeclaration, key: string): Shown =>
  (held) =>
    actsOffered(list, held).some((offered) => offered.key === key);
const exported: Shown = (held) =>
  listInputOf({
    list: licenseList,
    lists: [licenseList],
    area: '/licensing',
    session: { atoms: held },
    asked: {},
  } as unknown as ListAreaContext).exportIsAllowed;

test.each([
  ['the submit of a quote', ['QUOTE_READ'], fact('mayQuote')],
  ['the date of application', ['POLICY_ADMIN'], fact('mayDateApplication')],
  ['how a price came about', ['POLICY_READ'], fact('mayReadWorksheet')],
  ['the print of a quote', ['QUOTE_READ', 'TRIPX_SELL'], fact('mayPrintQuote')],
  [
    'the mail of a quote',
    ['QUOTE_READ', 'TRIPX_SELL', 'POLICY_READ', 'POLICY_NOTIFICATION'],
    fact('mayMailQuote'),
  ],
  ['the way to the tasks', ['TRIPX_READ', 'POLICY_EDIT'], fact('mayOpenTasks')],
  ['the prices of a held quote', ['POLICY_READ'], act(heldQuoteList, 'worksheets')],
  ['the mail of a held quote', ['POLICY_READ', 'POLICY_NOTIFICATION'], act(heldQuoteList, 'mail')],
  ['the refund of a task', ['POLICY_EDIT'], act(taskList, 'refund')],
  ['the export of licences', ['LICENSE_READ', 'PROFILE_READ'], exported],
] as const)(
  '[PM-057 partly] %s shows to who holds %j, and not without any one of them',
  (_, needed: readonly Atom[], shows) => {
    expect(shows(needed)).toBe(true);
    for (const missing of needed) expect(shows(atoms.filter((atom) => atom !== missing))).toBe(false);
  },
);
