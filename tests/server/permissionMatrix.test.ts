import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#domain/calls/call.ts';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { policyBodyExample } from '#domain/calls/purchases/policyBodyExample.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import type { ClaimGroup } from '#domain/permissions/claimGroups.ts';
import type { RoleName } from '#domain/permissions/roles.ts';
import { serverEngine } from '#tests/support/engines/server.ts';
import { declaredCalls, documentedCalls } from '#tests/support/permissions/documentedCalls.ts';
import { withPax, writeVersion } from '#tests/support/policies/writeVersion.ts';
import { hasCapability, unfoundedAtoms } from '#tests/support/permissions/documentedCapabilities.ts';
import {
  crossesOfReadings,
  type DocumentedRole,
  documentedRoles,
} from '#tests/support/permissions/documentedRoles.ts';
import {
  type Cell,
  cellsOf,
  documentedAnswer,
  nameOf,
  sells,
  type Whose,
} from '#tests/support/permissions/matrix.ts';
import { type Kind, namedThings, naming } from '#tests/support/permissions/namedThings.ts';
import { rolesOfInsurer, rolesOfRegister } from '#tests/support/permissions/rolesOfRegister.ts';
import { paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, startShop } from '#tests/support/purchases/shop.ts';
import { quoteBodyOf } from '#tests/support/quote/bodies.ts';
import { holdQuote } from '#tests/support/quote/heldQuote.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { callTable } from '#tests/support/server/callTable.ts';
import type { CallInput, TestClient } from '#tests/support/server/client.ts';
import { addLicenses } from '#tests/support/server/licenseOffice.ts';
import { addPerson, type Person } from '#tests/support/server/people.ts';
import { rowCounts } from '#tests/support/server/rows.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const calls = await callTable();
const roles = documentedRoles();
const organizations = { own: 'BOREAL', child: 'BOREAL-MTL', foreign: 'TC' } as const;
/** An agent of each of them. */
const agents = { own: 'c-2003', child: 'c-2001', foreign: 'c-2009' } as const;
const licenseOf = (owner: string) => `L-of-${owner}`;
/** A day on which every example of the table makes sense. */
const dayOfExamples = '2026-11-20';
const refCodeOfOwn = 'REF100000001';
const minute = 60_000;

/** Calls after which a session is another, or over: they are made by a session of their own. */
const changesSession = (call: CallDefinition) =>
  call.path.startsWith('/api/auth/') && call.name !== 'getUser';
/** Who is answered so was let in; what is wrong is the request. */
const aboutTheRequest = new Set([400, 409, 412, 422]);

const standins = startedFor(() => startStandins());

/** What the catalogue says of a role, as the register's rows are written. */
const catalogued = (name: string) => {
  const role = roles.find((each) => each.name === name);
  return { reach: role?.reach, atoms: [...(role?.atoms ?? [])].toSorted() };
};

it.each(rolesOfRegister)(
  '[$row] $role holds the atoms of its row, and no other',
  ({ role, reach, atoms }) => {
    expect(catalogued(role)).toEqual({ reach, atoms: atoms.toSorted() });
  },
);

it('[PM-054] LIA manager and LIA agent hold the atoms of their row, for all organizations', () => {
  for (const [role, { reach, atoms }] of Object.entries(rolesOfInsurer))
    expect(catalogued(role)).toEqual({ reach, atoms: atoms.toSorted() });
});

it('the catalogue of roles has the crosses of the readings, and no other', () => {
  const crosses = roles.flatMap(({ name, atoms }) => [...atoms].map((atom) => `${name} ${atom}`));
  expect(crosses.toSorted()).toEqual(crossesOfReadings().toSorted());
});

it('each atom of the capability map stands in the row of the register that is named for it', () => {
  expect(unfoundedAtoms()).toEqual([]);
});

it('each call is answered where the documents have it, to whoever has what they ask for', () => {
  expect(declaredCalls(calls)).toEqual(documentedCalls);
});

/** So many calls are made on the quicker database alone; that both answer alike is shown call by call elsewhere. */
describe('who may what', () => {
  const engine = serverEngine();
  afterAll(() => engine.stop());

  const server = startedFor(() =>
    startShop(engine, standins, {
      clock: testClock(`${dayOfExamples}T15:00:00Z`),
      prepare: async ({ db }, issuer) => {
        for (const { name, signsInAs } of roles.filter((role) => role.signsInAs !== 'anonymous')) {
          const subject = name.replace(/\W/g, '-').toLowerCase();
          const person = { subject, role: name as RoleName, organizationCode: organizations.own };
          people.set(name, await addPerson(db, issuer, person));
          expect(people.get(name)?.userType).toBe(signsInAs);
        }
        const logo = db.selectFrom('organizations').select('logo').where('code', '=', organizations.own);
        const logoless = db.updateTable('organizations').where('logo', 'is', null);
        await logoless.set({ logo, logo_media_type: 'image/svg+xml' }).execute();
        const licensed_province = 'YT';
        await addLicenses(db, [
          ...Object.values(organizations).map((organization_code) => ({
            id: licenseOf(organization_code),
            organization_code,
            licensed_province,
          })),
          ...Object.values(agents).map((profile_ref) => ({
            id: licenseOf(profile_ref),
            profile_ref,
            licensed_province,
          })),
        ]);
      },
    }),
  );
  const people = new Map<string, Person>();
  const sessions = new Map<string, TestClient>();
  const others = {} as Record<'own' | 'child' | 'foreign', TestClient>;
  const sold = new Map<string, string>();
  const answered = new Map<string, string>();

  beforeAll(async () => {
    others.own = await signInAs(server.client('b2b'), 'gbouchard');
    others.child = await signInAs(server.client('b2b'), 'slavoie');
    others.foreign = await signInAs(server.client('b2b'), 'omartin');
    for (const [whose, client] of Object.entries(others)) sold.set(whose, await sellTo(client));
    for (const role of roles.filter(sells))
      sold.set(`mine ${role.name}`, await sellTo(await sessionOf(role)));
    for (const role of roles.filter(({ signsInAs }) => signsInAs !== 'anonymous'))
      sessions.set(role.name, await newSession(role));
  });

  const newSession = async (role: DocumentedRole): Promise<TestClient> => {
    const person = people.get(role.name);
    const client = server.client(person === undefined ? 'b2c' : 'b2b');
    if (person === undefined) {
      await client.fetch('/api/auth/get-user', { headers: { 'url-ref-code': refCodeOfOwn } });
      await client.open();
    } else await client.signIn(person);
    expect(client.current?.organization?.code, role.name).toBe(organizations.own);
    return client;
  };
  const sessionOf = async (role: DocumentedRole): Promise<TestClient> => {
    const client = sessions.get(role.name) ?? (await newSession(role));
    sessions.set(role.name, client);
    return client;
  };
  const sellTo = async (client: TestClient): Promise<string> => {
    const { startDate, endDate, tripBookingDate } = policyBodyExample.tripInformation;
    const tripInformation = { ...quoteBodyOf({}).tripInformation, startDate, endDate, tripBookingDate };
    const body = await unpaidBody(client, [{}], { tripInformation, applicationDate: dayOfExamples });
    const signedIn = client.current?.user?.anonymous === false;
    const paid = signedIn ? paidToAgency(body) : paidByCard(body, await dataKeyOf(standins));
    return (await buy(client, paid)).record.policyNumber;
  };

  const heldBy = async (client: TestClient): Promise<string> => {
    const draftId = await holdQuote(client, 'TRAVELLER_DETAILS', noForms);
    const drafts = server.database.db.selectFrom('drafts').select('number').where('id', '=', draftId);
    return `Q-${(await drafts.executeTakeFirstOrThrow()).number}`;
  };

  /** A lead of an organization, with a quote that has no price. */
  const leadOf = async (whose: keyof typeof others): Promise<string> => {
    const id = crypto.randomUUID();
    const organization_code = organizations[whose];
    const draft_id = await holdQuote(others[whose], 'TRAVELLER_DETAILS', noForms);
    const now = new Date(server.clock.now());
    const written = { first_name: 'Zoé', email: 'zoe@example.ca', lang: 'FR', may_contact: true } as const;
    const times = { created_at: now, link_ends_at: now, trip_start_date: null, returned_at: null };
    await server.database.db
      .insertInto('leads')
      .values({ id, application: 'b2c', organization_code, draft_id, ...written, ...times })
      .execute();
    return id;
  };
  /** That the name on a policy is to follow. */
  const taskOf = async (whose: keyof typeof organizations): Promise<string> => {
    const policy = sold.get(whose) ?? '';
    await writeVersion(server.database.db, policy, (last) => ({
      state: withPax(last, policy, { name_to_follow: true }),
    }));
    return `name.${policy}`;
  };
  /** What a cell names; who may have none of their own names another's, and must be refused all the same. */
  const thing = async (kind: Kind, whose: Whose, role: DocumentedRole): Promise<string> => {
    const client = whose === 'mine' ? await sessionOf(role) : others[whose];
    if (kind === 'policy') return sold.get(whose === 'mine' ? `mine ${role.name}` : whose) ?? '';
    if (kind === 'draft') return (await client.body(createDraft, { body: createDraft.example.body })).draftId;
    if (kind === 'heldQuote') return heldBy(client);
    if (kind === 'lead') return leadOf(whose === 'mine' ? 'own' : whose);
    if (kind === 'task') return taskOf(whose === 'mine' ? 'own' : whose);
    if (kind === 'purchase') return newKey(sells(role) ? client : others.own);
    if (kind === 'profile') return agents[whose === 'mine' ? 'own' : whose];
    return whose === 'mine' ? organizations.own : organizations[whose];
  };
  /** Examples are those of agents; consumers ask for what consumers are offered. */
  const inOwnChannel = (example: CallInput, role: DocumentedRole): CallInput =>
    role.signsInAs === 'anonymous'
      ? JSON.parse(
          JSON.stringify(example)
            .replace('"salesChannel":"b2b"', '"salesChannel":"b2c"')
            .replace('"salesChannel":"B2B"', '"salesChannel":"B2C"'),
        )
      : example;
  /** The call's own example with the cell's thing in its place; whatever else it names is the asker's. */
  const requestOf = async ({ call, role, named, whose }: Cell): Promise<CallInput> => {
    let example = naming(inOwnChannel(call.example, role), named.at, await thing(named.kind, whose, role));
    for (const { kind, at } of namedThings(call))
      if (at.join() !== named.at.join()) example = naming(example, at, await thing(kind, 'mine', role));
    if (['duplicateHeldQuote', 'addPolicyNote'].includes(call.name))
      return naming(example, ['body', 'newId'], crypto.randomUUID());
    // Who is named by other cells stays.
    if (call.name === 'deletePerson') return { ...example, headers: { 'if-match': '"999"' } };
    const { licenseId, organizationCode, profileRef } = example.params ?? {};
    const owner = organizationCode ?? profileRef;
    if (licenseId && owner) return naming(example, ['params', 'licenseId'], licenseOf(owner));
    if (call.name !== 'openSession') return example;
    const [anybody] = people.values();
    const { issuer, subject } = people.get(role.name) ?? (anybody as Person);
    const nonce = `b2b.${crypto.randomUUID()}`;
    return { ...example, body: { idToken: await server.issuer.token(issuer, subject, nonce), nonce } };
  };
  /** Makes ready what a cell needs; the question itself is asked later. */
  const question = async (cell: Cell) => {
    const { call, role } = cell;
    const client = changesSession(call) ? await newSession(role) : await sessionOf(role);
    const input = await requestOf(cell);
    return async () => answered.set(nameOf(cell), judged(await client.call(call, input)));
  };
  const judged = (answer: Awaited<ReturnType<TestClient['call']>>): string => {
    if (answer.ok) return 'allowed';
    const { status, problem } = answer;
    if (status === 403 || problem.code === 'session.moved') return 'forbidden';
    if (status === 404) return 'absent';
    return aboutTheRequest.has(status) ? 'allowed' : problem.code;
  };
  const writtenRows = async () => {
    const counts = await rowCounts(server.database.db);
    return { ...counts, audit: 'told of refusals', refusals: 'counts of them' };
  };

  describe.each(calls)('$name', (call) => {
    const cells = cellsOf(call, roles);
    const refused = cells.filter((cell) => documentedAnswer(cell) !== 'allowed');
    const allowed = cells.filter((cell) => !refused.includes(cell));

    it('[SI-041] is answered to each role by its atoms and its reach, and a refusal writes nothing', async () => {
      server.clock.advance(minute);
      const refusedQuestions = await Promise.all(refused.map(question));
      const before = await writtenRows();
      for (const ask of refusedQuestions) await ask();
      expect(await writtenRows()).toEqual(before);
      for (const cell of allowed) await (await question(cell))();
      const told = (answerOf: (cell: Cell) => unknown) => cells.map((cell) => [nameOf(cell), answerOf(cell)]);
      expect(told((cell) => answered.get(nameOf(cell)))).toEqual(told(documentedAnswer));
    });
  });

  describe('a planted fault', () => {
    /** Cells that the server answered otherwise than such roles and calls would be. */
    const mismatches = ({ otherRoles = roles, otherCalls = calls }) =>
      otherCalls
        .flatMap((call) => cellsOf(call, otherRoles))
        .filter((cell) => {
          const answer = answered.get(nameOf(cell));
          return answer !== undefined && answer !== documentedAnswer(cell);
        });
    const changed = (name: string, change: (role: DocumentedRole) => Partial<DocumentedRole>) =>
      roles.map((role) => (role.name === name ? { ...role, ...change(role) } : role));
    const without = (atom: string) => (role: DocumentedRole) => ({
      atoms: new Set([...role.atoms].filter((held) => held !== atom)),
    });
    const holders = ['TRIPX_READ', 'QUOTE_READ', 'POLICY_CREATE', 'POLICY_READ'].flatMap((atom) =>
      roles.filter(({ atoms }) => atoms.has(atom)).map(({ name }) => ({ name, atom })),
    );

    it('is not there at first', () => {
      expect(mismatches({}).map(nameOf)).toEqual([]);
    });

    it.each(holders)('is noticed: $name without $atom', ({ name, atom }) => {
      const found = mismatches({ otherRoles: changed(name, without(atom)) });
      expect(found.map(({ role }) => role.name)).toContain(name);
    });

    it('is noticed: Administrator_User with POLICY_READ', () => {
      const more = changed('Administrator_User', ({ atoms }) => ({
        atoms: new Set([...atoms, 'POLICY_READ']),
      }));
      expect(mismatches({ otherRoles: more }).length).toBeGreaterThan(0);
    });

    it.each(roles.map(({ name, reach }) => ({ name, reach: reach === 'all' ? 'own' : 'all' })))(
      'is noticed: $name reaching $reach',
      ({ name, reach }) => {
        expect(mismatches({ otherRoles: changed(name, () => ({ reach })) }).length).toBeGreaterThan(0);
      },
    );

    const holdersOf = (groups: readonly ClaimGroup[]) =>
      roles.flatMap(({ name, atoms }) =>
        groups.every((group) => hasCapability(atoms, group)) ? [name] : [],
      );
    const anotherGroup = (groups: readonly ClaimGroup[]) =>
      (['TOOLS.EDIT_RATES', 'APP.VIEW_APP'] as const).find(
        (group) => holdersOf([group]).join() !== holdersOf(groups).join(),
      ) as ClaimGroup;
    const guarded = calls.flatMap((call) =>
      call.access.kind === 'claims'
        ? [{ call, name: call.name, other: anotherGroup(call.access.allOf) }]
        : [],
    );

    it.each(guarded)('is noticed: $name asking for $other', ({ call, other }) => {
      const wrong = { ...call, access: { kind: 'claims', allOf: [other] } } as const;
      expect(mismatches({ otherCalls: [wrong] }).length).toBeGreaterThan(0);
    });
  });
});
