import { fromPromise } from 'xstate';
import { agentOption, listAgents } from '#domain/calls/licensing/listAgents.ts';
import { agentOf, type Sellers, sellerOf } from '#domain/payment/sellers.ts';
import type { SwitchRequest } from '#machines/agencySwitch/agencySwitch.types.ts';
import { moveSession } from './moveSession.ts';
import type { StepParts } from './steps/stepParts.ts';

export type SellerParts = Pick<StepParts, 'callServer' | 'readSession' | 'whileMoving'>;

/** Fills the ports of choosing in whose name an agency sells. */
export function sellerPorts({ callServer, readSession, whileMoving }: SellerParts) {
  return {
    readSellers: fromPromise<Sellers, { organizationCode: string }>(async ({ input: query, signal }) => {
      const [{ user, organization }, { body }] = await Promise.all([
        readSession(),
        callServer(listAgents, { query: { ...query, selling: 'true' } }, signal),
      ]);
      return {
        company: { en: organization?.name ?? '', fr: organization?.nameInFrench ?? '' },
        agents: body.agents.map(agentOption),
        current: sellerOf(user?.distributorRef ?? null),
        own: user?.profileRef ?? null,
      };
    }),
    /**
     * [CP-020] [CP-027] The session is read before, because the answer to an earlier switch may have been lost, and
     * after it, as the configuration that every further call goes by.
     */
    switchSeller: fromPromise<void, SwitchRequest>(({ input }) =>
      whileMoving(async () => {
        const { userType: callOf, organizationCode: newOrg, seller } = input;
        await readSession();
        await moveSession(callServer, { callOf, newOrg, newDistrib: agentOf(seller), sellingCode: null });
        await readSession();
      }),
    ),
  };
}
