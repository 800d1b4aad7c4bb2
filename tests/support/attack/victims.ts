import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { createPolicy } from '#domain/calls/purchases/createPolicy.ts';
import { readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import type { TestClient } from '../server/client.ts';
import { newPurchase, personCalled, saleBody, signIn, type UsedToken, visit } from './session.ts';
import type { Target } from './target.ts';

/** Something that only its owner may read; with `policy`, whoever may read everybody's policies as well. */
export type Secret = { text: string; of: 'policy' | 'owner' | 'server' };

/** Somebody whose things nobody else may touch, and the names of those things. */
export type Victim = {
  things: Record<'organization' | 'policy' | 'draft' | 'purchase' | 'session', string>;
  claimsToken: string;
  userRef: string;
  /** The token that opened this session; none for a visitor. */
  used: UsedToken | null;
};

/** Gives an agent of another organization and a visitor a draft, a purchase and a policy, with texts that stand nowhere else. */
export async function plantVictims(target: Target): Promise<{ victims: Victim[]; secrets: Secret[] }> {
  const agent = target.client('b2b');
  const used = await signIn(target, agent, personCalled('omartin'));
  const visitor = target.client('b2c');
  await visit(visitor, 'REF100000002');
  const planted = [
    await plant(target, agent, { lastName: 'Wzyqander', used }),
    await plant(target, visitor, { lastName: 'Qxjovista', used: null }),
  ];
  return {
    victims: planted.map(({ victim }) => victim),
    secrets: [
      ...planted.flatMap(({ secrets }) => secrets),
      ...target.serverSecrets.map((text): Secret => ({ text, of: 'server' })),
    ],
  };
}

async function plant(
  target: Target,
  client: TestClient,
  { lastName, used }: { lastName: string; used: UsedToken | null },
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
      claimsToken,
      userRef: client.current?.user?.userRef ?? '',
      used,
    },
    secrets: [
      { text: lastName, of: 'policy' },
      { text: email, of: 'policy' },
      { text: kept, of: 'owner' },
      { text: claimsToken, of: 'owner' },
      ...[...client.cookies.values()].map((text): Secret => ({ text, of: 'owner' })),
    ],
  };
}
