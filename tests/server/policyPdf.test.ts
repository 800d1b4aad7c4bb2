import { expect, it } from 'vitest';
import { readPolicyPdf } from '#domain/calls/policies/readPolicyPdf.ts';
import { onPostgres } from '#tests/support/database.ts';
import { dependentOf, paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { textOf } from '#tests/support/purchases/documents.ts';
import { buy, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import type { TestClient } from '#tests/support/server/client.ts';
import { dataKeyOf } from '#tests/support/standins/cardToken.ts';
import { realPrinter } from '#tests/support/server/printers.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins, { printer: realPrinter }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  const pdf = (client: TestClient, policyNumber: string, lang = 'EN') =>
    client.call(readPolicyPdf, { params: { policyNumber }, headers: { lang } });
  const statusFor = async (client: TestClient, policyNumber: string) =>
    (await pdf(client, policyNumber)).status;
  const bought = async (client: TestClient) =>
    (await buy(client, paidToAgency(await unpaidBody(client)))).record.policyNumber;
  const bytesOf = async (client: TestClient, policyNumber: string, lang: string) => {
    const answer = await pdf(client, policyNumber, lang);
    if (!answer.ok) throw new Error(`The document answered ${answer.status}`);
    return answer.body as Uint8Array;
  };

  it('the document of somebody without a name yet says so in its language', async () => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const paxes = body.paxes.map((pax, at) =>
      at === 1 ? { ...pax, firstName: ' ', lastName: ' ', nameToFollow: true as const } : pax,
    );
    const { record } = await buy(agent, paidToAgency({ ...body, paxes }));
    const { policyNumber = '' } = record.paxes[1] ?? {};
    expect(await textOf(await bytesOf(agent, policyNumber, 'EN'))).toContain('Name Name to follow');
    expect(await textOf(await bytesOf(agent, policyNumber, 'FR'))).toContain('Nom Nom à venir');
  });

  it('the receipt of a trip says which policy each payment was for', async () => {
    const body = await unpaidBody(agent, [{}, { referenceNumber: '2' }]);
    const { record } = await buy(agent, paidToAgency(body));
    const trip = { params: { policyNumber: record.policyNumber }, query: { of: 'trip' } } as const;
    const read = async (lang: string) => {
      const document = await agent.body(readPolicyPdf, { ...trip, headers: { lang } });
      return textOf(document as Uint8Array);
    };
    const [english, french] = [await read('EN'), await read('FR')];
    expect(record.paxes).toHaveLength(2);
    for (const { policyNumber } of record.paxes) {
      expect(english).toContain(`June 15, 2026 ${policyNumber} Paid to the agency $`);
      expect(french).toContain(`15 juin 2026 ${policyNumber} Payé à l’agence `);
    }
  });

  it('[DL-015] [DL-016] [CP-035] a policy is a document of its own in each language', async () => {
    const dependents = [dependentOf({}), dependentOf({ referenceNumber: '3', firstName: 'Léo' })];
    const chosen = {
      code: 'SEMH',
      tripPreference: { deductible: 500 },
      optionalBenefits: [{ code: 'FLTACC' }],
    };
    const body = await unpaidBody(agent, [{ plan: chosen }], { travellerType: 'FAMILY', dependents });
    const { record } = await buy(agent, paidToAgency(body));
    const { policyNumber } = record;
    expect(readPolicyPdf).toMatchObject({
      method: 'GET',
      path: '/api/policies/{policyNumber}/confirmation/pdf',
    });
    const answer = await pdf(agent, policyNumber, 'FR');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const english = await textOf(await bytesOf(agent, policyNumber, 'EN'));
    const french = await textOf(await bytesOf(agent, policyNumber, 'FR'));
    const total = body.paxes[0]?.plan.premiumTotal ?? 0;
    const [deductible] = body.paxes[0]?.plan.adjustments ?? [];
    const [flight] = record.paxes[0]?.plan.optionalBenefits ?? [];
    const premium = total - (deductible?.amount ?? 0) - (flight?.premium ?? 0);
    for (const [text, expected] of [
      [
        english,
        [
          `Travel insurance policy ${policyNumber}`,
          'Boreal Travel Montréal',
          'Status Issued',
          'Name Marie Tremblay',
          'Insured dependant Zoé Tremblay',
          'Departure July 1, 2026',
          record.paxes[0]?.plan.name.en,
          'Deductible $500.00',
          `Premium $${premium.toFixed(2)}`,
          `${flight?.name.en} $${flight?.premium.toFixed(2)}`,
          `Total premium $${total.toFixed(2)}`,
          `June 15, 2026 Paid to the agency $${total.toFixed(2)}`,
        ],
      ],
      [
        french,
        [
          `Police d’assurance voyage ${policyNumber}`,
          'Voyages Boréal Montréal',
          'État Établie',
          'Nom Marie Tremblay',
          'Personne à charge assurée Léo Tremblay',
          'Départ 1er juillet 2026',
          record.paxes[0]?.plan.name.fr,
          'Franchise 500,00 $',
          `${flight?.name.fr} ${flight?.premium.toFixed(2).replace('.', ',')} $`,
          `Prime totale ${total.toFixed(2).replace('.', ',')} $`,
          `15 juin 2026 Payé à l’agence ${total.toFixed(2).replace('.', ',')} $`,
        ],
      ],
    ] as const) {
      for (const piece of expected) expect(text).toContain(piece);
    }
    expect(french).not.toContain('Total premium');
  });

  it('[LN-030 partly] unlimited coverage stands in a policy by its label, other coverage as an amount', async () => {
    const coverageTold = async (coverageAmount: number, lang: string) => {
      const plan = { code: 'STCIH', tripPreference: { tripCost: 1_000, coverageAmount } };
      const { record } = await buy(agent, paidToAgency(await unpaidBody(agent, [{ plan }])));
      return textOf(await bytesOf(agent, record.policyNumber, lang));
    };
    const unlimited = await coverageTold(999_999, 'EN');
    expect(unlimited).toContain('Coverage amount Unlimited');
    expect(unlimited).not.toMatch(/999.999/);
    expect(await coverageTold(999_999, 'FR')).toContain('Montant de couverture Illimité');
    expect(await coverageTold(10_000, 'FR')).toMatch(/Montant de couverture 10.000,00 \$/);
  });

  it('[DL-015] a document is read at the address of the documents as well', async () => {
    const policyNumber = await bought(agent);
    const response = await agent.fetch(`/policy/${policyNumber}/confirmation/pdf`, {
      headers: { lang: 'FR' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(`inline; filename="${policyNumber}-fr.pdf"`);
    expect(await textOf(new Uint8Array(await response.arrayBuffer()))).toContain('Police d’assurance voyage');
  });

  it('[DL-018] [PM-014] documents need POLICY_READ within the reach of the role', async () => {
    const full = await signInAs(server.client('b2b'), 'gbouchard');
    const fromHead = await bought(full);
    const fromMontreal = await bought(agent);
    const lite = await signInAs(server.client('b2b'), 'dkowalski');
    const fromHalifax = await bought(lite);
    const own = await signInAs(server.client('b2b'), 'loconnor');
    const fromSeller = await bought(own);

    const viewer = await signInAs(server.client('b2b'), 'arahman');
    expect(await statusFor(viewer, fromMontreal)).toBe(200);
    expect(await statusFor(viewer, fromHalifax)).toBe(404);
    const usersOnly = await signInAs(server.client('b2b'), 'mgagnon');
    expect(await pdf(usersOnly, fromHead)).toMatchObject({
      status: 403,
      problem: { code: 'permission.missing' },
    });
    expect(await statusFor(own, fromHalifax)).toBe(404);
    expect(await statusFor(lite, fromSeller)).toBe(200);
    expect(await statusFor(full, fromHalifax)).toBe(200);
    const manager = await signInAs(server.client('admin'), 'mchen');
    expect(await statusFor(manager, fromSeller)).toBe(200);
    const sellerLater = await signInAs(server.client('b2b'), 'loconnor');
    expect(await statusFor(sellerLater, fromSeller)).toBe(200);
    expect(await statusFor(manager, 'TC-199999999')).toBe(404);
  });

  it('[DL-018] the policy number of another organization is answered as one that there is not, and written down', async () => {
    const policyNumber = await bought(agent);
    const stranger = await signInAs(server.client('b2b'), 'omartin');
    const told = async (number: string) => {
      const answer = await pdf(stranger, number);
      const requestId = answer.headers.get('x-request-id');
      const audited = await server.database.db
        .selectFrom('audit')
        .select(['action', 'object_type', 'object_id', 'user_ref', 'organization_code'])
        .where('request_id', '=', requestId)
        .execute();
      expect(audited).toEqual([
        {
          action: 'scope.refuse',
          object_type: 'policy',
          object_id: number,
          user_ref: stranger.current?.user?.userRef,
          organization_code: 'TC',
        },
      ]);
      return answer.ok ? null : { ...answer.problem, requestId: 'one each' };
    };
    expect(await told(policyNumber)).toMatchObject({ status: 404, code: 'notFound' });
    expect(await told(policyNumber)).toEqual(await told('TC-199999999'));
  });

  it('[DL-018] [CP-035] the session that bought a policy reads its documents without POLICY_READ, and no other does', async () => {
    const consumer = server.client('b2c');
    await consumer.open();
    expect(consumer.current?.claims.atoms).not.toContain('POLICY_READ');
    const body = paidByCard(await unpaidBody(consumer), await dataKeyOf(standins));
    const { policyNumber } = (await buy(consumer, body)).record;
    expect(await statusFor(consumer, policyNumber)).toBe(200);
    const neighbour = server.client('b2c');
    await neighbour.open();
    expect(await statusFor(neighbour, policyNumber)).toBe(404);
  });
});
