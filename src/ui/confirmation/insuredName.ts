import type { PolicyPax } from '#domain/calls/shapes/policyRecord.ts';
import type { Text } from '../../text/useText.ts';

export type Insured = Pick<PolicyPax, 'firstName' | 'lastName' | 'nameToFollow'>;

/** [AP-010] First and last name of somebody insured, or that the name follows. */
export function insuredName(
  text: Text<'confirmation'>,
  { firstName, lastName, nameToFollow }: Insured,
): string {
  return nameToFollow ? text('nameToFollow') : `${firstName} ${lastName}`;
}
