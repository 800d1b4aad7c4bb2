import { loadPolicy } from '#domain/calls/policies/loadPolicy.ts';
import { type RequoteAnswer, requotePolicy } from '#domain/calls/policies/requotePolicy.ts';
import { updatePolicy } from '#domain/calls/policies/updatePolicy.ts';
import type { ChangePayment, EditedPolicy } from '#domain/calls/shapes/editedPolicy.ts';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { changeDeltaOf } from '#domain/endorsement/changeDelta.ts';
import { changesOf } from '#domain/endorsement/changes.ts';
import { paymentDue } from '#domain/endorsement/methods.ts';
import { editedOf } from './edited.ts';
import type { TestClient } from '../server/client.ts';

/** A policy and what an edit of it begins with. */
export type Opened = { policy: PolicyDetail; initial: EditedPolicy };

/** Opens a policy to be edited. */
export async function openEdit(client: TestClient, policyNumber: string): Promise<Opened> {
  const policy = await client.body(loadPolicy, {
    params: { policyNumber },
    headers: { 'associated-policy': 'true' },
  });
  return { policy, initial: editedOf(policy) };
}

type Settling = Omit<ChangePayment, 'type' | 'amount'>;

/** The body of an update, each pax’s own delta settled in one way. */
export function updateOf({ initial }: Opened, edited: EditedPolicy, shown: RequoteAnswer, by: Settling) {
  const deltas = changeDeltaOf(changesOf(initial, edited), edited);
  return {
    ...edited,
    paxes: edited.paxes.map((pax, at) => {
      const due = paymentDue(shown.deltaPaxes[at]?.deltaAmount ?? 0);
      return {
        ...pax,
        changeDelta: deltas.get(pax.policyNumber) ?? [],
        payments: due ? [{ ...due, ...by }] : [],
      };
    }),
  };
}

/** Sends an update under a key, over the revision that was opened. */
export function sendUpdate(
  client: TestClient,
  { policy }: Opened,
  body: unknown,
  { requoteId, key = crypto.randomUUID() }: { requoteId: string; key?: string },
) {
  const headers = {
    lang: 'EN',
    'idempotency-key': key,
    'if-match': `"${policy.revision}"`,
    'requote-id': requoteId,
  };
  return client.call(updatePolicy, { headers, body });
}

/** Prices an edit and sends it at that price. */
export async function update(client: TestClient, opened: Opened, edited: EditedPolicy, by: Settling) {
  const shown = await client.body(requotePolicy, { body: edited });
  return sendUpdate(client, opened, updateOf(opened, edited, shown, by), shown);
}
