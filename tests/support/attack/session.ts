import { getUser } from '#domain/calls/identity/getUser.ts';
import { openSession } from '#domain/calls/identity/openSession.ts';
import { preparePurchase } from '#domain/calls/purchases/preparePurchase.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { type SamplePerson, samplePeople } from '#server/sample/people.ts';
import { paidByCard, paidToAgency, unpaidBody } from '../purchases/bodies.ts';
import type { TestClient } from '../server/client.ts';
import { askForToken } from '../standins/cardToken.ts';
import type { Target } from './target.ts';

/** The sample person with this user name, up to the at sign. */
export function personCalled(userRef: string): SamplePerson {
  const person = samplePeople.find(({ username }) => username.startsWith(`${userRef}@`));
  if (person === undefined) throw new Error(`No sample person is called ${userRef}`);
  return person;
}

export type UsedToken = { idToken: string; nonce: string };

/** Signs a person in anew and gives the token that was used for it. */
export async function signIn(
  target: Target,
  client: TestClient,
  { issuer, subject }: Pick<SamplePerson, 'issuer' | 'subject'>,
): Promise<UsedToken> {
  const nonce = `${client.application}.${crypto.randomUUID()}`;
  const idToken = await target.issuer.token(issuer, subject, nonce);
  begin(client);
  await client.body(openSession, { body: { idToken, nonce } });
  client.current = await client.body(getUser);
  return { idToken, nonce };
}

/** Visits a public application anew, as a consumer whom the link of an organization brought. */
export async function visit(client: TestClient, refCode: string): Promise<void> {
  begin(client);
  client.current = await client.body(getUser, { headers: { 'url-ref-code': refCode } });
}

function begin(client: TestClient): void {
  client.cookies.clear();
  client.current = null;
}

/** The key of a new purchase. */
export async function newPurchase(client: TestClient): Promise<string> {
  return (await client.body(preparePurchase, { body: {} })).purchaseId;
}

/** A body that the server would sell to this client today, priced by it; `changed` replaces what is told of the traveller. */
export async function saleBody(
  target: Target,
  client: TestClient,
  changed: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<PolicyBody> {
  const today = client.current?.today ?? '';
  const tripInformation = {
    startDate: daysAfter(today, 30),
    endDate: daysAfter(today, 39),
    tripBookingDate: today,
    tripType: 'SINGLE',
    provinceOfResidence: 'QC',
    travellingWithinCanada: false,
    countryOfResidence: 'CA',
  } as const;
  const dateOfBirth = `${Number(today.slice(0, 4)) - 40}-01-01`;
  const body = await unpaidBody(client, [{ dateOfBirth }], { tripInformation, applicationDate: today });
  const named = {
    ...body,
    paxes: body.paxes.map((pax) => ({
      ...pax,
      firstName: changed.firstName ?? pax.firstName,
      lastName: changed.lastName ?? pax.lastName,
      contact: { ...pax.contact, email: changed.email ?? pax.contact.email },
    })),
  };
  return client.current?.user?.anonymous === false
    ? paidToAgency(named)
    : paidByCard(named, await cardToken(target));
}

async function cardToken(target: Target): Promise<string> {
  const card = { pan: '4242424242424242' };
  return (await askForToken(target, card, { embeddedBy: target.embeddedBy })).dataKey;
}

const dayMs = 86_400_000;

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
