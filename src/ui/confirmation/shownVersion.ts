import type { LinkedPax } from '#domain/calls/policies/linkedPolicy.ts';

/** [DL-016] Names what is shown of policies by all of it that can change while it is: their statuses and names. */
export function shownVersion(
  paxes: readonly Pick<LinkedPax, 'policyStatus' | 'firstName' | 'lastName'>[],
): string {
  return JSON.stringify(
    paxes.map(({ policyStatus, firstName, lastName }) => [policyStatus, firstName, lastName]),
  );
}
