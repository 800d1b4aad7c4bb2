import { expect, test } from 'vitest';
import { emittedIn, listenedToIn, tagsIn, tagsReadIn } from './reached/charts.ts';
import { declaredColumns, names } from './reached/columns.ts';
import { createdTables, isRead, isWritten } from './reached/tables.ts';
import { projectFiles } from './support/project.ts';
import { parseFile } from './support/sourceFile.ts';

const filesOf = (...rooms: string[]) =>
  projectFiles().filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)));

test('every event that a chart emits has a listener in the browser or in the back end', () => {
  const listened = new Set(filesOf('src', 'server').flatMap(listenedToIn));
  expect(filesOf('machines').flatMap(emittedIn)).toContain('purchase.abandonOrder');
  expect(
    filesOf('machines')
      .flatMap(emittedIn)
      .filter((event) => !listened.has(event)),
  ).toEqual([]);
});

/** [CP-003] The flag of a purchase under way; the payment around it shows the same by a tag of its own. */
const namedByDocuments = ['loading'];

test('every tag of a chart is read by a view, a guard or a listener', () => {
  const read = new Set(filesOf('src', 'server', 'machines').flatMap(tagsReadIn));
  const given = new Set(filesOf('machines').flatMap(tagsIn));
  expect(given).toContain('loginPending');
  expect([...given].filter((tag) => !read.has(tag))).toEqual(namedByDocuments);
});

/** Of areas that do not exist yet: what administration will write, and what it will read. */
const writtenLater = [
  'benefits',
  'contract_plans',
  'insurer_texts',
  'medical_questionnaires',
  'needs_analysis_questions',
  'organization_contacts',
  'organization_content',
  'organization_contracts',
  'organizations',
  'plan_contents',
  'plan_exclusions',
  'plans',
  'translation_spaces',
  'translations',
  'travel_locations',
];
/** Triggers of the tables that it is made of. */
const writtenByDatabase = ['license_listing'];
const readLater = ['refusals', 'synced_quotes'];
/** A view that is read in its place. */
const readThroughView = ['task_handling'];
/** The insertion itself says whether there was a row already. */
const answeredByInsertion = ['rate_limits', 'reference_tries', 'used_id_tokens'];

const withoutUse = (isUsed: typeof isRead) => {
  const sources = filesOf('server').flatMap(({ path, source }) =>
    /migrations|sample/.test(path) ? [] : source,
  );
  return createdTables().filter((table) => !sources.some((source) => isUsed(table, source)));
};

test('every table has a writer, but for areas that do not exist yet', () => {
  expect(withoutUse(isWritten)).toEqual([...writtenLater, ...writtenByDatabase].toSorted());
});

test('what was sold, its status and its money are written by the book of policies alone', () => {
  const tables = [
    'policies',
    'paxes',
    'dependents',
    'policy_versions',
    'policy_movements',
    'premium_entries',
  ];
  const writers = filesOf('server', 'bench', 'scripts').flatMap(({ path, source }) =>
    tables.some((table) => isWritten(table, source)) && !/migrations/.test(path) ? path : [],
  );
  /** The rows of a measurement are in nobody's book. */
  expect(writers).toEqual(['bench/lists/soldPolicies.ts', 'server/policies/policyBook.ts']);
});

test('every table has a reader, but for areas that do not exist yet', () => {
  expect(withoutUse(isRead)).toEqual([...readLater, ...readThroughView, ...answeredByInsertion].toSorted());
});

/** Columns of what the administration of agencies and profiles will show; nothing that sells depends on them. */
const namedLater: Readonly<Record<string, readonly string[]>> = {
  organization_contacts: ['contact_name', 'contact_type'],
  organization_contracts: [
    'pay_frequency',
    'commission_recipient',
    'compensation_code',
    'exclusive_contract',
    'sales_channels',
    'banking',
    'legal_entity',
    'overrides',
  ],
  organizations: [
    'business_type',
    'affiliation_code',
    'program_code',
    'company_website',
    'bdm',
    'default_service_account',
    'updated_by',
  ],
};

test('every column is named by what reads or writes it, but for areas that do not exist yet', () => {
  const files = filesOf('server').filter(({ path }) => !/migrations|sample/.test(path));
  const isTables = ({ path }: { path: string }) => path.endsWith('.tables.ts');
  const sources = files.filter((file) => !isTables(file)).map(({ source }) => source);
  const unnamed = files
    .filter(isTables)
    .flatMap(({ source }) => declaredColumns(source))
    .map(([table, columns]) => [
      table,
      columns.filter((column) => !sources.some((source) => names(column, source))),
    ])
    .filter(([, columns]) => columns?.length !== 0);
  expect(Object.fromEntries(unnamed)).toEqual(namedLater);
});

test('a column that nothing names is found', () => {
  const tables = 'export type Tables = {\n  drafts: {\n    id: string;\n    colour: string;\n  };\n};';
  expect(declaredColumns(tables)).toEqual([['drafts', ['id', 'colour']]]);
  expect([names('colour', 'row.colour'), names('colour', 'row.colours')]).toEqual([true, false]);
});

test('an event that nobody listens to, an unread tag and an unused table are found', () => {
  const chart = parseFile(
    'machines/a/a.machine.ts',
    `setup({ actions: { tell: emit({ type: 'a.happen' as const }), say: emit(({ context }) => { return { type: 'a.say' }; }) } })
       .createMachine({ states: { one: { tags: 'alone' }, two: { tags: ['both', 'alone'] } } })`,
  );
  expect(emittedIn(chart)).toEqual(['a.happen', 'a.say']);
  expect(tagsIn(chart)).toEqual(['alone', 'both', 'alone']);
  const view = parseFile(
    'src/a.ts',
    `useSelector(a, (now) => now.hasTag('alone')); a.on('a.happen', go); const kind = { messages: { 'a.say': go } };`,
  );
  expect(tagsReadIn(view)).toEqual(['alone']);
  expect(listenedToIn(view)).toEqual(['a.happen', 'a.say']);
  expect(isWritten('drafts', `db.selectFrom('drafts')`)).toBe(false);
  expect(isWritten('drafts', `db.insertInto('drafts')`)).toBe(true);
  expect(isRead('drafts', `db.insertInto('drafts')`)).toBe(false);
  expect(isRead('drafts', `db.selectFrom('drafts as own')`)).toBe(true);
});
