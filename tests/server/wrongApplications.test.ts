import { beforeAll, expect, it } from 'vitest';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { contactOf, dependentOf, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, refusal, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

type Pax = PolicyBody['paxes'][number];

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  let body: PolicyBody;
  let couple: PolicyBody;
  beforeAll(async () => {
    body = paidToAgency(await unpaidBody(agent));
    couple = paidToAgency(await unpaidBody(agent, [{}, { referenceNumber: '2' }]));
  });

  const withPrimary = (changed: Partial<Pax>): PolicyBody => ({
    ...body,
    paxes: body.paxes.map((pax) => ({ ...pax, ...changed })),
  });
  const withSecond = (changed: Partial<Pax>): PolicyBody => ({
    ...couple,
    paxes: couple.paxes.map((pax, at) => (at === 1 ? { ...pax, ...changed } : pax)),
  });
  const fieldsOf = async (sent: PolicyBody) => await refusal(agent, sent);

  it.each([
    [' ', 'missing'],
    ['', 'missing'],
    ['12', 'wrongFormat'],
    ['-', 'wrongFormat'],
    ['Marie\u200b', 'wrongFormat'],
    ['Marie\u0007', 'wrongFormat'],
    ['<b>Marie</b>', 'wrongFormat'],
  ])('[AP-011 partly] the primary is not insured under the first name %j', async (firstName, code) => {
    expect(await fieldsOf(withPrimary({ firstName }))).toEqual([400, { 'body.paxes.0.firstName': code }]);
  });

  it('[AP-010 partly] a name that is missing is accepted of who is marked as to be named, and of nobody else', async () => {
    const nameless = { firstName: ' ', lastName: ' ' };
    expect(await fieldsOf(withSecond(nameless))).toEqual([
      400,
      { 'body.paxes.1.firstName': 'missing', 'body.paxes.1.lastName': 'missing' },
    ]);
    expect(await fieldsOf(withSecond({ nameToFollow: true }))).toEqual([
      400,
      { 'body.paxes.1.firstName': 'notAllowed', 'body.paxes.1.lastName': 'notAllowed' },
    ]);
    expect(await fieldsOf(withPrimary({ ...nameless, nameToFollow: true }))).toEqual([
      400,
      {
        'body.paxes.0.nameToFollow': 'notAllowed',
        'body.paxes.0.firstName': 'missing',
        'body.paxes.0.lastName': 'missing',
      },
    ]);
    const { record } = await buy(agent, withSecond({ ...nameless, nameToFollow: true }));
    expect(record.paxes.map((pax) => [pax.firstName, pax.nameToFollow])).toEqual([
      ['Marie', false],
      [' ', true],
    ]);
  });

  it('whose name is to follow can be found until it is given, dependents too', async () => {
    const dependents = [
      dependentOf({ firstName: ' ', lastName: ' ', nameToFollow: true }),
      dependentOf({ referenceNumber: '3' }),
    ];
    const family = await unpaidBody(agent, [{}], { travellerType: 'FAMILY', dependents });
    const { record } = await buy(agent, paidToAgency(family));
    const waiting = await server.database.db
      .selectFrom('dependents')
      .innerJoin('paxes', 'paxes.policy_id', 'dependents.policy_id')
      .select(['paxes.policy_number', 'dependents.reference_number'])
      .where('dependents.name_to_follow', '=', true)
      .execute();
    expect(waiting).toEqual([{ policy_number: record.policyNumber, reference_number: '2' }]);
  });

  it('[AP-004 partly] a dependent is related to the primary as the form offers it', async () => {
    const dependents = [dependentOf({ relationship: 'NEIGHBOUR' }), dependentOf({ referenceNumber: '3' })];
    const family = await unpaidBody(agent, [{}], { travellerType: 'FAMILY', dependents });
    expect(await fieldsOf(paidToAgency(family))).toEqual([
      400,
      { 'body.dependents.0.relationship': 'notAllowed' },
    ]);
  });

  it('[AP-029 partly] a plan with eligibility text is not sold without the consent', async () => {
    expect(await fieldsOf(withPrimary({ eligibilityConsent: false }))).toEqual([
      400,
      { 'body.paxes.0.eligibilityConsent': 'notAllowed' },
    ]);
  });

  it.each([
    ['QC', 'EN', undefined, 'missing'],
    ['QC', 'FR', false, 'notAllowed'],
    ['QC', 'FR', true, 'notAllowed'],
    ['ON', 'EN', true, 'notAllowed'],
    ['ON', 'FR', false, 'notAllowed'],
  ] as const)(
    '[AP-023 partly] [AP-025 partly] [AP-026 partly] an address in %s and the language %s do not go with a Bill 96 consent of %s',
    async (province, lang, bill96Consent, code) => {
      const { bill96Consent: _none, ...second } = withSecond({ lang, contact: contactOf(province) })
        .paxes[1]!;
      const stated = bill96Consent === undefined ? second : { ...second, bill96Consent };
      const sent = { ...couple, paxes: [couple.paxes[0]!, stated] };
      expect(await fieldsOf(sent)).toEqual([400, { 'body.paxes.1.bill96Consent': code }]);
    },
  );

  it.each([true, false])(
    '[AP-025 partly] who is served in English in Quebec answers %s to Bill 96',
    async (bill96Consent) => {
      expect(await fieldsOf(withPrimary({ lang: 'EN', bill96Consent }))).toBeNull();
    },
  );

  it('a contact is held to the rules of the form: postal code and province agree, the primary lives where quoted', async () => {
    const { address, ...contact } = contactOf('QC');
    const wrong = {
      ...contact,
      address: { ...address, postalCode: 'M5V2T6', city: ' ', addressLine1: '<i>' },
    };
    expect(await fieldsOf(withPrimary({ contact: wrong }))).toEqual([
      400,
      {
        'body.paxes.0.contact.address.addressLine1': 'wrongFormat',
        'body.paxes.0.contact.address.city': 'missing',
        'body.paxes.0.contact.address.postalCode': 'notAllowed',
      },
    ]);
    expect(await fieldsOf(withPrimary({ contact: contactOf('ON') }))).toEqual([
      400,
      { 'body.paxes.0.contact.address.province': 'notAllowed' },
    ]);
    expect(await fieldsOf(withSecond({ contact: contactOf('ON') }))).toBeNull();
  });

  it('[AP-031 partly] an employee is not named outside the employee flow, nor is anybody referred by what cannot be seen', async () => {
    const sent = { ...body, employeeName: 'Luc Roy', referredBy: 'A\u202Efriend' };
    expect(await fieldsOf(sent)).toEqual([
      400,
      { 'body.employeeName': 'notAllowed', 'body.referredBy': 'wrongFormat' },
    ]);
  });
});
