import { beforeAll, describe, expect, it } from 'vitest';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { searchedAgencies } from '#tests/support/policies/records.ts';
import { travellersForm, tripForm } from '#tests/support/quote/forms.ts';
import { holdQuote } from '#tests/support/quote/heldQuote.ts';
import { applyForm } from '#tests/support/sale/application.ts';
import { startOffice } from '#tests/support/server/office.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const people = {
  mia: { role: 'LIA manager', organizationCode: 'BOREAL' },
  adam: { role: 'Administrator_Full', organizationCode: 'BOREAL' },
  lea: { role: 'Consultant_Agency', organizationCode: 'BOREAL-MTL' },
  otto: { role: 'Consultant_Own', organizationCode: 'BOREAL' },
  paul: { role: 'Consultant_Own', organizationCode: 'TC' },
  vera: { role: 'View_Only', organizationCode: 'BOREAL-MTL' },
} as const;
type Name = keyof typeof people;
type Traveller = { firstName: string; lastName: string; email?: string; phone?: string };

/** By its number, who holds each quote for whom; of the last one nobody knows yet. */
const quotes: readonly (readonly [number: string, by: Name, travellers: readonly Traveller[]])[] = [
  ['Q-100001', 'otto', [{ firstName: 'Marie-Ève', lastName: 'D’Amour', email: ' Eve@Example.ca' }]],
  [
    'Q-100002',
    'adam',
    [
      { firstName: 'Luc', lastName: 'Ouellet', phone: '5145550177' },
      { firstName: 'Zoé', lastName: 'Côté-Roy', email: 'zoe@example.ca', phone: '15145550188' },
    ],
  ],
  ['Q-100003', 'lea', [{ firstName: 'Anne', lastName: 'L’Écuyer', email: 'eve@example.com' }]],
  ['Q-100004', 'paul', [{ firstName: 'Luc', lastName: 'Amour', phone: '5145550199' }]],
  ['Q-100005', 'otto', []],
];

const formsFor = (named: readonly Traveller[]) => {
  const rows = (named.length === 0 ? [null] : named).map((_, at) => ({
    id: `p${at}`,
    age: '40',
    tripCost: '0',
  }));
  const travellers = travellersForm({ travellers: rows });
  if (named.length === 0) return { ...noForms, travellers };
  const apply = applyForm(travellers);
  const applicants = apply.travellers.map((one, at) => ({ ...one, email: '', phone: '', ...named[at] }));
  return { ...noForms, travellers, trip: tripForm(), apply: { ...apply, travellers: applicants } };
};

forEachEngine((engine) => {
  const office = startedFor(() => startOffice(engine, { agencies: searchedAgencies, people }));
  const found = async (query: Record<string, string>, name: Name = 'mia') => {
    const asked = { query: { status: 'QUOTE', sortField: 'policyNumber', sortOrder: 'asc', ...query } };
    return (await office.clients[name].body(searchPolicies, asked)).records;
  };
  const numbers = async (query: Record<string, string>, name?: Name) =>
    (await found(query, name)).map(({ policyNumber }) => Number(policyNumber.slice('Q-10000'.length)));

  beforeAll(async () => {
    for (const [number, by, travellers] of quotes) {
      const step = travellers.length === 0 ? 'TRAVELLER_DETAILS' : 'CONTACT_DETAILS';
      await holdQuote(office.clients[by], step, formsFor(travellers));
      expect((await found({ policyNumber: number }, by)).length).toBe(1);
    }
  });

  describe('a held quote is found', () => {
    it.each([
      ['by the beginning of a name', { firstName: 'mari' }, [1]],
      ['by what follows a hyphen', { firstName: 'EVE' }, [1]],
      ['without hyphen and accent', { firstName: 'marieeve' }, [1]],
      ['without the apostrophe', { lastName: 'damour' }, [1]],
      ['by what follows the apostrophe', { lastName: 'amour' }, [1, 4]],
      ['by another apostrophe', { lastName: "l'ecuyer" }, [3]],
      ['by the second traveller', { lastName: 'roy' }, [2]],
      ['by both names of one person', { firstName: 'luc', lastName: 'amour' }, [4]],
      ['never by names of two people', { firstName: 'luc', lastName: 'cote' }, []],
      ['never by the end of a name', { lastName: 'mour' }, []],
      ['by a whole email, without case', { email: 'EVE@example.CA' }, [1]],
      ['never by the beginning of an email', { email: 'eve@example.c' }, []],
      ['by the email of the second traveller', { email: 'zoe@example.ca' }, [2]],
      ['by the digits of a phone', { phone: '(514) 555-0177' }, [2]],
      ['by a phone with the 1 of the country', { phone: '+1 514 555 0199' }, [4]],
      ['by a phone that was typed with it', { phone: '514.555.0188' }, [2]],
      ['never by a part of a phone', { phone: '5550177' }, []],
      ['never by a wildcard', { lastName: '%' }, []],
      ['by its number, without case and spaces', { policyNumber: 'q - 100 005' }, [5]],
      ['never by a part of its number', { policyNumber: 'Q-10000' }, []],
    ])('%s', async (_, query: Record<string, string>, expected) => {
      expect(await numbers(query)).toEqual(expected);
    });
  });

  it('who was found beside the first traveller is said, and a quote without a name says so', async () => {
    expect(await found({ email: 'ZOE@example.ca' })).toMatchObject([
      { firstName: 'Luc', lastName: 'Ouellet', matched: [{ firstName: 'Zoé', lastName: 'Côté-Roy' }] },
    ]);
    expect(await found({ policyNumber: 'Q-100005' })).toMatchObject([
      { firstName: '', lastName: '', matched: [] },
    ]);
  });

  it('[PO-027 partly] [PO-028 partly] quotes are found within the reach of the role', async () => {
    const seen = await Promise.all(
      (Object.keys(people) as Name[]).map(async (name) => [name, await numbers({}, name)] as const),
    );
    expect(Object.fromEntries(seen)).toEqual({
      mia: [1, 2, 3, 4, 5],
      adam: [1, 2, 3, 5],
      lea: [3],
      otto: [1, 5],
      paul: [4],
      vera: [3],
    });
  });
});
