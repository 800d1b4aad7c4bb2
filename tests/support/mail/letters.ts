import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { readLinkedPolicy } from '#domain/calls/policies/readLinkedPolicy.ts';
import { paidToAgency, unpaidBody } from '../purchases/bodies.ts';
import { buy } from '../purchases/shop.ts';
import type { TestClient } from '../server/client.ts';
import type { ReceivedMail } from './mailbox.ts';

type Reader = { email: string; lang: 'EN' | 'FR'; firstName?: string; lastName?: string };

/** Buys for travellers who read their mail at these addresses. */
export async function buyFor(client: TestClient, readers: readonly Reader[]) {
  const travellers = readers.map((_, at) => ({ referenceNumber: String(at + 1) }));
  return buy(client, addressed(paidToAgency(await unpaidBody(client, travellers)), readers));
}

/** The body with the addresses, languages and names of its travellers; who is served in English answers Bill 96. */
export function addressed(body: PolicyBody, readers: readonly Reader[]): PolicyBody {
  return {
    ...body,
    paxes: body.paxes.map((pax, at) => {
      const { email = pax.contact.email, ...own } = readers[at] ?? {};
      return {
        ...pax,
        ...own,
        ...(readers[at]?.lang === 'EN' && { bill96Consent: false }),
        contact: { ...pax.contact, email },
      };
    }),
  };
}

/** The token of the link in a message. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  return /#(\S+)/.exec(text)?.[1] ?? '';
}

/** What the link of a token shows to somebody without a session. */
export function openLink(client: TestClient, token: string) {
  return client.call(readLinkedPolicy, { headers: { lang: 'EN' }, body: { token } });
}
