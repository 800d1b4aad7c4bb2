import { randomUUID } from 'node:crypto';

/** A row for what a link will open: its id opens nothing until it is signed. */
export function policyLinkRow(given: {
  policyId: string;
  policyNumbers: readonly string[];
  lang: 'EN' | 'FR';
  now: Date;
}) {
  return {
    id: randomUUID(),
    policy_id: given.policyId,
    policy_numbers: JSON.stringify(given.policyNumbers),
    lang: given.lang,
    created_at: given.now,
    revoked_at: null,
  };
}
