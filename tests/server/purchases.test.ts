import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { sentApplicationDate } from '#domain/applicationDate.ts';
import { forEachEngine } from '#tests/support/database.ts';
import { dependentOf, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { isInForce } from '#tests/support/purchases/books.ts';
import {
  buy,
  follow,
  newKey,
  pay,
  refusal,
  startShop,
  whateverItsMail,
} from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const today = '2026-06-15';
const standins = startedFor(() => startStandins());

const documentLink = (kind: string, lang: 'EN' | 'FR', text: string) => ({
  href: expect.stringMatching(
    new RegExp(`^/api/product/documents/SEMH/${kind}\\?lang=${lang}&edition=[\\w-]{43}$`),
  ),
  text,
});
const documents = {
  en: [
    documentLink('policy', 'EN', 'Policy wording (sample)'),
    documentLink('product', 'EN', 'Product summary'),
    documentLink('fact-sheet', 'EN', 'Fact sheet'),
    documentLink('notice-of-rescission', 'EN', 'Notice of rescission of an insurance contract'),
  ],
  fr: [
    documentLink('policy', 'FR', 'Libellé de la police (exemple)'),
    documentLink('product', 'FR', 'Sommaire du produit'),
    documentLink('fact-sheet', 'FR', 'Aperçu du régime'),
    documentLink('notice-of-rescission', 'FR', 'Avis de résolution d’un contrat d’assurance'),
  ],
};

forEachEngine((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  const manager = startedFor(() => signInAs(server.client('admin'), 'mchen'));

  it('[CP-001] [CP-006] [CP-007] a policy is created with what was applied for, and is in force', async () => {
    const body = paidToAgency({
      ...(await unpaidBody(agent)),
      referredBy: 'A friend',
      referenceId: 'REF123456789',
    });
    const { purchaseId, record } = await buy(agent, body);
    const [pax] = body.paxes;
    expect(record).toEqual({
      policyNumber: expect.stringMatching(/^TC-\d{9}$/),
      organizationCode: 'TC',
      applicationDate: today,
      salesChannel: 'b2b',
      travellerType: 'SINGLE',
      tripInformation: body.tripInformation,
      dependents: [],
      referredBy: 'A friend',
      referenceId: 'REF123456789',
      employeeName: null,
      employeeRelationship: null,
      seller: { names: { en: 'TC Travel Centre', fr: 'Centre de voyages TC' }, agent: 'Olivia Martin' },
      insurer: {
        name: {
          en: 'Northern Harbour Insurance Company (invented)',
          fr: 'Compagnie d’assurance Havre du Nord (inventée)',
        },
        tollFree: '1\u00a0800\u00a0555-0191',
        collect: '+1\u00a0416\u00a0555-0192',
      },
      paxes: [
        {
          referenceNumber: '1',
          policyNumber: record.policyNumber,
          policyStatus: 'ACTIVE',
          firstName: 'Marie',
          lastName: 'Tremblay',
          email: 'marie.tremblay@example.ca',
          delivery: expect.stringMatching(/^(PENDING|SENT)$/),
          nameToFollow: false,
          dateOfBirth: '1986-05-04',
          age: 40,
          lang: 'FR',
          plan: {
            code: 'SEMH',
            documents,
            name: { en: expect.stringMatching(/./), fr: expect.stringMatching(/./) },
            tripPreference: { deductible: 0 },
            insuredDays: 10,
            insuredPeriod: { from: '2026-07-01', to: '2026-07-10' },
            cancellationFrom: null,
            adjustments: pax?.plan.adjustments,
            optionalBenefits: [],
            premiumTotal: pax?.plan.premiumTotal,
          },
          payments: [
            {
              amount: pax?.plan.premiumTotal,
              type: 'CHARGE',
              method: 'PAID_TO_AGENCY',
              cardReference: null,
              paymentDate: today,
            },
          ],
        },
      ],
    });
    expect(await follow(agent, purchaseId)).toEqual({
      purchaseId,
      status: 'confirmed',
      declinedPayers: [],
      declineReason: null,
      record: whateverItsMail(record),
    });
    expect(await isInForce(standins, record.policyNumber)).toBe(true);
  });

  it.each(['/policy', '/api/policy'])('[CP-001] a policy is created at %s as well', async (path) => {
    const body = paidToAgency(await unpaidBody(agent));
    const answer = await agent.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': await newKey(agent), lang: 'FR' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
    expect(createPolicy.answers[201].parse(await answer.json()).paxes[0]?.policyStatus).toBe('ACTIVE');
  });

  it('[CP-007] [CP-008] [CP-009] there is a policy for each traveller of a group, numbered in their order, and the record has the number of the first', async () => {
    const child = { referenceNumber: 'c', dateOfBirth: '2018-06-16', age: 7 };
    const body = await unpaidBody(agent, [{ referenceNumber: 'a' }, child]);
    const { record } = await buy(agent, paidToAgency(body));
    expect(record.travellerType).toBe('SINGLE');
    expect(record.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['a', 'c']);
    const numbers = record.paxes.map(({ policyNumber }) => policyNumber);
    expect(numbers.toSorted()).toEqual(numbers);
    expect(new Set(numbers).size).toBe(2);
    expect(record.policyNumber).toBe(numbers[0]);
    expect(record.paxes.map(({ plan }) => plan.premiumTotal)).toEqual(
      body.paxes.map(({ plan }) => plan.premiumTotal),
    );
  });

  it('[CP-008] [CP-014] a family’s policy insures the dependents of a family with the primary', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const body = await unpaidBody(agent, [{}], { travellerType: 'FAMILY', dependents });
    const { record } = await buy(agent, paidToAgency(body));
    expect(record.travellerType).toBe('FAMILY');
    expect(record.paxes.map(({ referenceNumber }) => referenceNumber)).toEqual(['1']);
    expect(record.dependents).toEqual([
      { referenceNumber: '2', firstName: 'Zoé', lastName: 'Tremblay', nameToFollow: false, age: 10 },
      { referenceNumber: '3', firstName: 'Léo', lastName: 'Tremblay', nameToFollow: false, age: 10 },
    ]);
  });

  it('[CP-010] a policy of each of the six traveller types is kept and read as such, and of no other', async () => {
    const { purchaseId } = await buy(agent, paidToAgency(await unpaidBody(agent)));
    const keptAs = (travellerType: string) =>
      sql`update policies set traveller_type = ${travellerType} where purchase_id = ${purchaseId}`.execute(
        server.database.db,
      );
    const read: (string | undefined)[] = [];
    for (const travellerType of ['FAMILY', 'SINGLE', 'COMPANION', 'GROUP', 'STAFF', 'STUDENT']) {
      await keptAs(travellerType);
      read.push((await follow(agent, purchaseId)).record?.travellerType);
    }
    expect(read).toEqual(['FAMILY', 'SINGLE', 'COMPANION', 'GROUP', 'STAFF', 'STUDENT']);
    await expect(keptAs('COUPLE')).rejects.toThrow(/policies_traveller_type_check/);
  });

  it('[CP-014] dependents outside a family, and a second pax in one, are refused', async () => {
    const single = paidToAgency({ ...(await unpaidBody(agent)), dependents: [dependentOf({})] });
    expect(await refusal(agent, single)).toEqual([400, { 'body.dependents': 'notAllowed' }]);
    const group = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const family = paidToAgency({
      ...group,
      travellerType: 'FAMILY',
      dependents: [dependentOf({ referenceNumber: '3' })],
    });
    expect(await refusal(agent, family)).toEqual([400, { 'body.paxes': 'notAllowed' }]);
  });

  it('[AP-034] a family is refused when a dependent is not as old as stated', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3' })];
    const body = await unpaidBody(agent, [{}], { travellerType: 'FAMILY', dependents });
    const older = {
      ...body,
      dependents: [dependents[0], dependentOf({ dateOfBirth: '2015-02-01', referenceNumber: '3' })],
    };
    expect(await refusal(agent, paidToAgency(older as typeof body))).toEqual([
      400,
      { 'body.dependents.1.age': 'notAllowed' },
    ]);
  });

  it('[CP-011] a policy names an employee in the employee flow only', async () => {
    const employee = { employeeName: 'Priya Sandhu', employeeRelationship: 'EMPL' as const };
    const colleague = await signInAs(server.client('b2b'), 'psandhu');
    const body = await unpaidBody(colleague, [{}], employee);
    const { record } = await buy(colleague, paidToAgency(body));
    expect(record).toMatchObject(employee);
    expect(record.paxes[0]?.plan.adjustments.map(({ breakdownType }) => breakdownType)).toContain('EMPLOYEE');
    const elsewhere = paidToAgency({ ...(await unpaidBody(agent)), employeeName: 'Priya Sandhu' });
    expect(await refusal(agent, elsewhere)).toEqual([400, { 'body.employeeName': 'notAllowed' }]);
  });

  it('[CP-012] [PM-020 partly] a policy has today as its application date, whatever somebody without POLICY_ADMIN sends', async () => {
    const body = { ...(await unpaidBody(agent)), applicationDate: '2026-06-01' };
    const { record } = await buy(agent, paidToAgency(body));
    expect(record.applicationDate).toBe(today);
  });

  it('[CP-012] [CP-013] [PM-020 partly] a policy has the application date that a holder of POLICY_ADMIN chose', async () => {
    const applicationDate = sentApplicationDate('2026-06-01');
    expect(applicationDate).toBe('2026-06-01T06:00:00.000Z');
    const body = await unpaidBody(manager, [{}], { applicationDate });
    const { record } = await buy(manager, paidToAgency(body));
    expect(record.applicationDate).toBe('2026-06-01');
  });

  it('a policy keeps the breakdown of the server, whatever the body says of it', async () => {
    const chosen = {
      code: 'SEMH',
      tripPreference: { deductible: 500 },
      optionalBenefits: [{ code: 'FLTACC' }],
    };
    const body = await unpaidBody(agent, [{ plan: chosen }]);
    const told = {
      ...body,
      paxes: body.paxes.map((pax) => ({ ...pax, plan: { ...pax.plan, adjustments: [] } })),
    };
    const [pax] = (await buy(agent, paidToAgency(told))).record.paxes;
    expect(pax?.plan.adjustments).toEqual(body.paxes[0]?.plan.adjustments);
    expect(pax?.plan.adjustments).toHaveLength(1);
    const name = { en: expect.stringMatching(/./), fr: expect.stringMatching(/./) };
    expect(pax?.plan.optionalBenefits).toEqual([{ code: 'FLTACC', name, premium: expect.any(Number) }]);
    expect(pax?.plan.optionalBenefits[0]?.premium).toBeGreaterThan(0);
  });

  it('a purchase is refused at a price that is not that of the rates', async () => {
    const body = await unpaidBody(agent);
    const cheaper = {
      ...body,
      paxes: body.paxes.map((pax) => ({
        ...pax,
        plan: { ...pax.plan, premiumTotal: pax.plan.premiumTotal - 0.01 },
      })),
    };
    const key = await newKey(agent);
    expect(await pay(agent, key, paidToAgency(cheaper))).toMatchObject({
      status: 409,
      problem: { code: 'premium.changed' },
    });
    expect(await follow(agent, key)).toMatchObject({ status: 'prepared', record: null });
  });

  it('a purchase is refused to somebody of another organization', async () => {
    const body = paidToAgency(await unpaidBody(agent));
    const other = await signInAs(server.client('b2b'), 'slavoie');
    expect(await pay(other, await newKey(other), body)).toMatchObject({ status: 404 });
  });
});
