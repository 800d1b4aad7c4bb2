import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { type PersonRole, personRoles } from '#domain/people/profileRoles.ts';
import { serverEngine } from '#tests/support/engines/server.ts';
import { newPersonBody, startPeopleOffice } from '#tests/support/server/peopleOffice.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const places = {
  own: 'BOREAL',
  child: 'BOREAL-MTL',
  foreign: 'TC',
  brokerage: 'LAKES',
  sponsor: 'HARBOUR',
} as const;
/** In which some calls of one session are answered. */
const aMinute = 60_000;
type Place = keyof typeof places;
type Cell = Record<Place, readonly PersonRole[]>;

const far = ['Administrator_Full'] as const;
const near = [
  'Consultant_Agency',
  'Consultant_Own',
  'Administrator_Lite',
  'View_Only',
  'Administrator_User',
] as const;
const ofAgency = [...near, ...far];
const nowhere: Cell = { own: [], child: [], foreign: [], brokerage: [], sponsor: [] };
const everywhere: Cell = {
  own: ofAgency,
  child: ofAgency,
  foreign: ofAgency,
  brokerage: ['broker user'],
  sponsor: ['sponsor user'],
};

/** Which roles are given to whom, by who gives them. */
const added: Partial<Record<PersonRole, Cell>> = {
  'LIA manager': everywhere,
  Administrator_Full: { ...nowhere, own: ofAgency, child: ofAgency },
  Administrator_User: { ...nowhere, own: near },
};
const changed: Partial<Record<PersonRole, Cell>> = {
  ...added,
  Administrator_Lite: { ...nowhere, own: near },
};

/** So many cells are asked on the quicker database alone. */
describe('who gives which role', () => {
  const engine = serverEngine();
  afterAll(() => engine.stop());
  const office = startedFor(() => startPeopleOffice(engine));

  beforeEach(async () => {
    for (const client of Object.values(office.clients)) await client.open();
  });

  /** The cells that are answered with a status. */
  const cellsWith = async (status: number, ask: (place: Place, role: PersonRole) => Promise<number>) => {
    const found: Record<Place, PersonRole[]> = {
      own: [],
      child: [],
      foreign: [],
      brokerage: [],
      sponsor: [],
    };
    for (const place of Object.keys(places) as Place[]) {
      office.server.clock.advance(aMinute);
      for (const role of personRoles) if ((await ask(place, role)) === status) found[place].push(role);
    }
    return found;
  };
  const inOrder = (cell: Cell): Cell =>
    Object.fromEntries(
      Object.entries(cell).map(([place, given]) => [
        place,
        personRoles.filter((role) => given.includes(role)),
      ]),
    ) as unknown as Cell;

  it.each(personRoles)(
    '[US-012 partly] [US-024 partly] %s adds people with these roles, and no others',
    async (giver) => {
      const cells = await cellsWith(201, async (place, role) => {
        const organizations = [{ organizationCode: places[place], isDefault: true }];
        const body = newPersonBody({ role, organizations });
        return (await office.clients[giver].call(personCalls.add, { body })).status;
      });
      expect(cells).toEqual(inOrder(added[giver] ?? nowhere));
    },
  );

  it.each(personRoles)(
    '[US-024 partly] %s gives people who are there these roles, and no others',
    async (giver) => {
      const cells = await cellsWith(200, async (place, role) => {
        const organizations = [{ organizationCode: places[place], isDefault: true }];
        const first = { brokerage: 'broker user', sponsor: 'sponsor user' } as const;
        const from = place === 'brokerage' || place === 'sponsor' ? first[place] : 'View_Only';
        const { profileRef, revision } = await office.added({ role: from, organizations });
        const change = { query: { profileRef }, headers: { 'if-match': `"${revision}"` }, body: { role } };
        return (await office.clients[giver].call(personCalls.change, change)).status;
      });
      expect(cells).toEqual(inOrder(changed[giver] ?? nowhere));
    },
  );
});
