import { expect } from 'vitest';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { CardCharge, SubmittedCard } from '#machines/purchase/purchase.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const card = (payer: string): SubmittedCard => ({
  payer,
  amountCents: 5000,
  dataKey: `4${payer}`,
  cardHolderName: 'Marie Tremblay',
});
const down = new Error('the gateway does not answer');
const approvedCents = (charges: readonly CardCharge[]) =>
  charges.filter(({ state }) => state === 'approved').reduce((sum, { amountCents }) => sum + amountCents, 0);

export const purchaseTour = defineTour({
  machine: purchaseMachine,
  input: { purchaseId: 'p1' },
  switches: 1,
  fingerprint: ({ context }) => [
    context.tries,
    context.charges.map(({ state }) => state),
    context.policyNumbers.length,
  ],
  stimuli: [
    send('submitsTwoCards', { type: 'agent.submitPayment', cards: [card('1'), card('2')] }),
    send('submitsOneCard', { type: 'agent.submitPayment', cards: [card('1')] }),
    send('submitsCash', { type: 'agent.submitPayment', cards: [] }),
    settle('theCardIsApproved', 'chargeCard', { kind: 'approved' }),
    settle('theCardIsDeclined', 'chargeCard', { kind: 'declined' }),
    settle('theGatewayKnowsNothing', 'chargeCard', { kind: 'unknownOrder' }),
    fail('theAnswerOfTheChargeIsLost', 'chargeCard', down),
    settle('theLookUpFindsApproval', 'lookUpCharge', { kind: 'approved' }),
    settle('theLookUpFindsDecline', 'lookUpCharge', { kind: 'declined' }),
    settle('theLookUpFindsNothing', 'lookUpCharge', { kind: 'unknownOrder' }),
    fail('theLookUpFails', 'lookUpCharge', down),
    wait('theLookUpPauseEnds', 'lookUpPause'),
    wait('theChargePauseEnds', 'chargePause'),
    settle('theChargeIsVoided', 'voidCharge', undefined),
    fail('theVoidFails', 'voidCharge', down),
    wait('theVoidPauseEnds', 'voidPause'),
    settle('thePoliciesAreRecorded', 'recordPolicies', { policyNumbers: ['TC-100000001'] }),
    fail('theRecordingFails', 'recordPolicies', down),
    wait('theRecordPauseEnds', 'recordPause'),
    settle('thePoliciesAreActive', 'activatePolicies', undefined),
    fail('theActivationFails', 'activatePolicies', down),
    send('staffRetriesTheActivation', { type: 'staff.retryActivation' }),
  ],
  holds: {
    prepared: ({ context }) => expect(context.attempt).toBe(0),
    settling: ({ context }) => expect(context.attempt).toBeGreaterThan(0),
    charging: ({ context }, seen) => {
      const asked = seen.inputs('chargeCard').at(-1) as { charge: CardCharge };
      expect(asked.charge.state).toBe('due');
      expect(asked.charge.orderId).toMatch(new RegExp(`^p1\\.${context.attempt}\\.[12]$`));
      expect(context.charges).toContainEqual(asked.charge);
    },
    lookingUp: {
      requirements: ['CP-039'],
      check: (_, seen) => {
        const charged = seen.inputs('chargeCard').at(-1) as { charge: CardCharge };
        expect(seen.inputs('lookUpCharge').at(-1)).toEqual({ orderId: charged.charge.orderId });
      },
    },
    waitingToCharge: ({ context }) => expect(context.tries).toBeLessThan(3),
    waitingToLookUp: (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
    undoing: ({ context }) => expect(context.declinedPayers.length).toBeGreaterThan(0),
    voiding: ({ context }, seen) => {
      const asked = seen.inputs('voidCharge').at(-1) as { orderId: string };
      expect(context.charges.find(({ orderId }) => orderId === asked.orderId)?.state).toBe('approved');
    },
    waitingToVoid: ({ context }) => expect(approvedCents(context.charges)).toBeGreaterThan(0),
    declined: {
      requirements: ['CP-039'],
      check: (snapshot) => {
        expect(approvedCents(snapshot.context.charges)).toBe(0);
        expect(snapshot.context.policyNumbers).toEqual([]);
        expect(snapshot.context.charges.map(({ dataKey }) => dataKey)).not.toContainEqual(expect.anything());
        expect(snapshot.can({ type: 'agent.submitPayment', cards: [] })).toBe(true);
      },
    },
    recording: ({ context }) => expect(context.charges.every(({ state }) => state === 'approved')).toBe(true),
    waitingToRecord: ({ context }) => expect(context.policyNumbers).toEqual([]),
    activating: ({ context }) => expect(context.policyNumbers).toEqual(['TC-100000001']),
    activationFailed: {
      requirements: ['CP-031'],
      check: (snapshot) => {
        expect(snapshot.context.policyNumbers).toEqual(['TC-100000001']);
        expect(snapshot.can({ type: 'agent.submitPayment', cards: [] })).toBe(false);
      },
    },
    confirmed: ({ context }) => expect(context.charges.every(({ dataKey }) => dataKey === null)).toBe(true),
  },
});
