import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { licenseExample } from '#domain/calls/shapes/license.ts';
import type { TestClient } from '../server/client.ts';
import { newPurchase, personCalled, saleBody, signIn, type UsedToken, visit } from './session.ts';
import type { Target } from './target.ts';

/** Something that only its owner may read; with `organization`, those who reach everybody's organizations as well. */
export type Secret = { text: string; of: 'organization' | 'owner' | 'server' };

/** A licence of an agency and one of an agent, each by the code of the agency or the reference of the agent. */
export type Licenses = Record<'agency' | 'agent', { owner: string; licenseId: string }>;

/** Somebody whose things nobody else may touch, and the names of those things. */
export type Victim = {
  things: Record<'organization' | 'policy' | 'draft' | 'purchase' | 'session', string>;
  licenses: Licenses;
  /** Stands in both licences. */
  legalName: string;
  claimsToken: string;
  userRef: string;
  /** The token that opened this session; none for a visitor. */
  used: UsedToken | null;
};

/**
 * Gives an agent of another organization and a visitor a draft, a purchase, a policy and licences in their organizations,
 * with texts that stand nowhere else.
 */
export async function plantVictims(target: Target): Promise<{ victims: Victim[]; secrets: Secret[] }> {
  const agent = target.client('b2b');
  const used = await signIn(target, agent, personCalled('omartin'));
  const visitor = target.client('b2c');
  await visit(visitor, 'REF100000002');
  const manager = target.client('b2b');
  await signIn(target, manager, personCalled('mchen'));
  const ofAgent = await licensesNamed(manager, 'Wzyqander', { agency: 'TC', agent: 'c-2009' });
  const ofVisitor = await licensesNamed(manager, 'Qxjovista', { agency: 'MAPLE', agent: 'c-2010' });
  const planted = [
    await plant(target, agent, { lastName: 'Wzyqander', used, licenses: ofAgent }),
    await plant(target, visitor, { lastName: 'Qxjovista', used: null, licenses: ofVisitor }),
  ];
  return {
    victims: planted.map(({ victim }) => victim),
    secrets: [
      ...planted.flatMap(({ secrets }) => secrets),
      ...target.serverSecrets.map((text): Secret => ({ text, of: 'server' })),
    ],
  };
}

async function licensesNamed(
  manager: TestClient,
  legalName: string,
  owners: Record<keyof Licenses, string>,
): Promise<Licenses> {
  const license = { ...licenseExample, legalName, licenseNumber: `NS-${legalName}` };
  const ofAgency = await manager.body(agencyLicenses.add, {
    body: { organizationCode: owners.agency, license },
  });
  const ofAgent = await manager.body(agentLicenses.add, { body: { profileRef: owners.agent, license } });
  return {
    agency: { owner: owners.agency, licenseId: ofAgency.license.id },
    agent: { owner: owners.agent, licenseId: ofAgent.license.id },
  };
}

async function plant(
  target: Target,
  client: TestClient,
  { lastName, used, licenses }: { lastName: string; used: UsedToken | null; licenses: Licenses },
): Promise<{ victim: Victim; secrets: Secret[] }> {
  const kept = `kept by ${lastName}`;
  const email = `${lastName.toLowerCase()}@example.ca`;
  const { draftId } = await client.body(createDraft, {
    body: { machine: 'quoteFlow', version: 1, snapshot: { kept } },
  });
  const purchase = await newPurchase(client);
  const record = await client.body(createPolicy, {
    headers: { 'idempotency-key': purchase, lang: 'EN' },
    body: await saleBody(target, client, { lastName, email }),
  });
  if (!('policyNumber' in record)) throw new Error(`The purchase of ${lastName} is not confirmed`);
  const claimsToken = client.current?.claimsToken ?? '';
  const own = await client.body(readOwnSessions);
  return {
    victim: {
      things: {
        organization: client.current?.organization?.code ?? '',
        policy: record.policyNumber,
        draft: draftId,
        purchase,
        session: own.sessions.find(({ current }) => current)?.sessionName ?? '',
      },
      licenses,
      legalName: lastName,
      claimsToken,
      userRef: client.current?.user?.userRef ?? '',
      used,
    },
    secrets: [
      { text: lastName, of: 'organization' },
      { text: email, of: 'organization' },
      { text: kept, of: 'owner' },
      { text: claimsToken, of: 'owner' },
      ...[...client.cookies.values()].map((text): Secret => ({ text, of: 'owner' })),
    ],
  };
}
