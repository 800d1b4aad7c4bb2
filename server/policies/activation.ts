import { PortError } from '../jobs/portError.ts';
import { fetchOutside, jsonWithin } from '../outside.ts';
import type { Waits } from '../waits.ts';

/** The insurer's activation of policies. */
export type PolicyActivation = {
  /** Puts a policy in force; again without harm. Fails with `notConfirmed` when the insurer does not confirm. */
  activate(policyNumber: string): Promise<void>;
};

export function createPolicyActivation(
  settings: { activationUrl: string; activationKey: string },
  waits: Pick<Waits, 'serviceMs'>,
): PolicyActivation {
  return {
    async activate(policyNumber) {
      const response = await fetchOutside(
        `${settings.activationUrl}/policies`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${settings.activationKey}`, 'content-type': 'application/json' },
          body: JSON.stringify({ policyNumber }),
        },
        jsonWithin(waits.serviceMs),
      );
      if (!response.ok) throw new PortError('notConfirmed', `activation answered ${response.status}`);
    },
  };
}
