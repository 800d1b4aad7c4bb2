import { beforeAll, expect, it } from 'vitest';
import type { BoughtPax, PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { onPostgres } from '#tests/support/database.ts';
import { paid, paidByCard, paidToAgency, unpaidBody } from '#tests/support/purchases/bodies.ts';
import { buy, newKey, refusal, startShop } from '#tests/support/purchases/shop.ts';
import { signInAs } from '#tests/support/sampleServer.ts';
import { startStandins } from '#tests/support/standins/startStandins.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const standins = startedFor(() => startStandins());

const number = '4111111111111111';

onPostgres((engine) => {
  const server = startedFor(() => startShop(engine, standins));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'omartin'));
  let body: PolicyBody;
  beforeAll(async () => {
    body = paidToAgency(await unpaidBody(agent));
  });

  const refusedFields = async (sent: unknown) => {
    const key = await newKey(agent);
    const refused = await refusal(agent, sent, key);
    const kept = await server.database.db
      .selectFrom('purchases')
      .select(['state', 'body'])
      .where('id', '=', key)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ state: 'prepared', body: null });
    return refused;
  };
  const travelling = (changed: Partial<BoughtPax>): PolicyBody => ({
    ...body,
    paxes: body.paxes.map((pax) => ({ ...pax, ...changed })),
  });

  it('[PY-042 partly] the reference of a card is nobody’s to send', async () => {
    const withReference = paid(body, () => ({ method: 'CASH', cardReference: number }) as never);
    expect(await refusedFields(withReference)).toEqual([
      400,
      { 'body.paxes.0.payments.0.cardReference': 'unknown' },
    ]);
  });

  it('[PY-042 partly] a card number is no token', async () => {
    expect(await refusedFields(paidByCard(body, number))).toEqual([
      400,
      { 'body.paxes.0.payments.0.details.dataKey': 'cardNumber' },
    ]);
  });

  it.each([
    ['a first name', () => travelling({ firstName: number }), 'paxes.0.firstName'],
    ['a last name', () => travelling({ lastName: `M ${number}` }), 'paxes.0.lastName'],
    ['a reference number', () => travelling({ referenceNumber: number }), 'paxes.0.referenceNumber'],
    ['a referral', () => ({ ...body, referredBy: '4111 1111 1111 1111' }), 'referredBy'],
    [
      'a destination',
      () => ({ ...body, tripInformation: { ...body.tripInformation, destinationName: '3782-822463-10005' } }),
      'tripInformation.destinationName',
    ],
  ] as const)('[PY-042 partly] a card number is refused as %s', async (_, sent, path) => {
    expect(await refusedFields(sent())).toEqual([400, { [`body.${path}`]: 'cardNumber' }]);
  });

  it('other long numbers are texts as any', async () => {
    const { record } = await buy(agent, { ...body, referredBy: 'Booking 4111111111111112' });
    expect(record.referredBy).toBe('Booking 4111111111111112');
  });
});
