import { beforeAll, describe, expect, it } from 'vitest';
import { searchPolicies } from '#domain/calls/policies/searchPolicies.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { addRecords, searchedAgencies } from '#tests/support/policies/records.ts';
import { holdQuote } from '#tests/support/quote/heldQuote.ts';
import { travellersForm, tripForm } from '#tests/support/quote/forms.ts';
import { applyForm } from '#tests/support/sale/application.ts';
import { startOffice } from '#tests/support/server/office.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const gold = { planCode: 'TRIPX-GOLD', planName: { en: 'Gold', fr: 'Or' } };

/** A couple with a child, somebody alone, a record of two statuses sold by an agent, and one of a foreign agency. */
const records = [
  {
    paxes: [
      { policyNumber: 'BOR-1001', firstName: 'Marie-Ève', lastName: 'D’Amour', email: 'Eve@Example.ca' },
      { policyNumber: 'BOR-1002', firstName: 'Luc', lastName: 'Ouellet', phone: '15145550123', ...gold },
    ],
    dependents: [{ firstName: 'Zoé', lastName: 'Ouellet' }],
    referenceId: 'REF123456789',
    applicationDate: '2026-11-02',
    startDate: '2026-12-01',
  },
  {
    paxes: [{ policyNumber: 'BOR-1003', firstName: 'Luc', lastName: 'Amour', email: 'luc@example.ca' }],
    organizationCode: 'BOREAL-MTL',
    applicationDate: '2026-11-03',
    startDate: '2026-11-20',
  },
  {
    paxes: [
      { policyNumber: 'BOR-1004', firstName: 'Ana', lastName: 'Lopez', status: 'REFUNDED' as const },
      { policyNumber: 'BOR-1005', firstName: 'Eva', lastName: 'Lopez' },
    ],
    soldBy: 'profile-cleo',
    agentRef: 'profile-otto',
    applicationDate: '2026-11-04',
    startDate: '2027-01-05',
  },
  {
    paxes: [{ policyNumber: 'TC-1006', firstName: 'Zoé', lastName: 'Roy' }],
    organizationCode: 'TC',
    applicationDate: '2026-11-05',
    startDate: '2027-02-01',
  },
];

forEachEngine((engine) => {
  const office = startedFor(() =>
    startOffice(engine, {
      agencies: searchedAgencies,
      people: {
        mia: { role: 'LIA manager', organizationCode: 'BOREAL' },
        adam: { role: 'Administrator_Full', organizationCode: 'BOREAL' },
        vera: { role: 'View_Only', organizationCode: 'BOREAL' },
        cleo: { role: 'Consultant_Own', organizationCode: 'BOREAL' },
        otto: { role: 'Consultant_Own', organizationCode: 'BOREAL' },
        paul: { role: 'Consultant_Own', organizationCode: 'BOREAL' },
        ulla: { role: 'Administrator_User', organizationCode: 'BOREAL' },
      },
      fill: (db) => addRecords(db, records),
    }),
  );
  const search = (query: Record<string, string> = {}, client: TestClient = office.clients.mia) =>
    client.body(searchPolicies, { query });
  const found = async (query: Record<string, string>, client?: TestClient) =>
    (await search(query, client)).records.map(({ policyNumber }) => policyNumber);

  it('[PO-012] [CA-027 partly] answers a GET with the records, alike under both of its paths', async () => {
    const query = { lastName: 'ouellet', lang: 'fr', ts: '1780000000000' };
    const answer = await search(query);
    expect(answer).toEqual({
      total: 1,
      offset: 0,
      limit: 10,
      records: [
        {
          policyNumber: 'BOR-1001',
          firstName: 'Marie-Ève',
          lastName: 'D’Amour',
          statuses: ['ACTIVE'],
          applicationDate: '2026-11-02',
          purchaseDate: '2026-11-02',
          startDate: '2026-12-01',
          planCode: 'SEMH',
          organizationCode: 'BOREAL',
          organizationName: 'Voyages Boréal',
          matched: [
            { firstName: 'Luc', lastName: 'Ouellet' },
            { firstName: 'Zoé', lastName: 'Ouellet' },
          ],
        },
      ],
    });
    const alias = await office.clients.mia.fetch(`/api/policies/search?${new URLSearchParams(query)}`);
    expect(await alias.json()).toEqual(answer);
  });

  it('[PO-015] [PO-019] lists all without a criterion, the one bought last first', async () => {
    expect(await found({})).toEqual(['TC-1006', 'BOR-1004', 'BOR-1003', 'BOR-1001']);
    expect(await found({ sortField: 'startDate', sortOrder: 'asc' })).toEqual([
      'BOR-1003',
      'BOR-1001',
      'BOR-1004',
      'TC-1006',
    ]);
  });

  describe('is searched', () => {
    it.each([
      ['by the beginning of a first name', { firstName: 'mari' }, ['BOR-1001']],
      ['without hyphen and accent', { firstName: 'marieeve' }, ['BOR-1001']],
      ['without the apostrophe', { lastName: 'DAMOUR' }, ['BOR-1001']],
      ['by both names of one person', { firstName: 'luc', lastName: 'amour' }, ['BOR-1003']],
    ])('%s', async (_, query, numbers) => {
      expect(await found(query)).toEqual(numbers);
    });
  });

  describe('quotes', () => {
    const quotes = (query: Record<string, string> = {}, client?: TestClient) =>
      search({ status: 'QUOTE', ...query }, client);
    beforeAll(async () => {
      const { adam } = office.clients;
      await holdQuote(adam, 'TRAVELLER_DETAILS', { ...noForms, travellers: travellersForm() });
      office.server.clock.advance(1000);
      const travellers = travellersForm({
        travellers: ['40', '38'].map((age, at) => ({ id: `p${at}`, age, tripCost: '0' })),
      });
      const [first, second] = applyForm(travellers).travellers;
      const apply = {
        ...applyForm(travellers),
        travellers: [
          { ...first!, firstName: 'Marie', lastName: 'Roy', email: 'Marie@example.ca', phone: '5145550123' },
          { ...second!, firstName: 'Anne', lastName: 'Côté', email: 'anne@example.ca' },
        ],
      };
      await holdQuote(adam, 'CONTACT_DETAILS', { ...noForms, travellers, trip: tripForm(), apply });
    });

    it('[PO-011] are found alone with status=QUOTE, the one begun last first', async () => {
      expect((await quotes()).records).toMatchObject([
        {
          policyNumber: 'Q-100002',
          firstName: 'Marie',
          lastName: 'Roy',
          statuses: ['QUOTE'],
          purchaseDate: null,
        },
        { policyNumber: 'Q-100001', firstName: '', lastName: '', organizationName: 'Boreal Travel' },
      ]);
      expect(await found({})).not.toContain('Q-100002');
    });
  });
});
