import { expect } from 'vitest';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import type { CardCharge, PurchaseContext, SubmittedCard } from '#machines/purchase/purchase.types.ts';
import { defineTour } from '../support/tours/define.ts';
import { fail, send, settle, wait } from '../support/tours/stimuli.ts';

const card = (payer: string): SubmittedCard => ({
  payer,
  amountCents: 5000,
  dataKey: `4${payer}`,
  cardHolderName: 'Marie Tremblay',
});
const payBy = 1_000;
const noCards = { type: 'person.submitPayment', cards: [], payBy } as const;
const threeDays = 3 * 24 * 60 * 60 * 1000;
const down = { at: 0, reason: 'status 500' };
const stillDown = { at: threeDays, reason: 'status 500' };
const approved = { kind: 'approved', standingCents: 5000, cardEnding: '4242' } as const;
const declined = { kind: 'declined', reason: 'funds.insufficient' } as const;
/** What the bank told of a card that is to be charged is kept for the buyer. */
const becauseOf = (reason: PurchaseContext['declineReason']) => ({
  where: (_: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
    before.matches('charging') || before.matches('lookingUp'),
  check: ({ context }: SnapshotFrom<typeof purchaseMachine>) => expect(context.declineReason).toBe(reason),
});
const isLookedUpFirst = ({ context }: AnyMachineSnapshot) => context.trouble === null;
const approvedCents = (charges: readonly CardCharge[]) =>
  charges.filter(({ state }) => state === 'approved').reduce((sum, { amountCents }) => sum + amountCents, 0);
/** Nothing is charged here, nobody is asked for a token that was used, and nothing is in force. */
const nothingIsLeft = ({ charges, policyNumbers }: PurchaseContext) => {
  expect(approvedCents(charges)).toBe(0);
  expect(charges.map(({ dataKey }) => dataKey)).not.toContainEqual(expect.anything());
  expect(policyNumbers).toEqual([]);
};
/** [CP-031] The policies are paid for, and nobody is asked to pay again. */
const paidNotActive = (snapshot: SnapshotFrom<typeof purchaseMachine>) => {
  expect(snapshot.context.policyNumbers).toEqual(['TC-100000001', 'TC-100000002']);
  expect(snapshot.context.activeNumbers.length).toBeLessThan(2);
  expect(snapshot.can(noCards)).toBe(false);
};

/** Whether trouble has begun, and whether it has lasted too long. */
const troubleOf = ({ trouble }: PurchaseContext) =>
  trouble === null ? 'none' : trouble.last - trouble.since >= threeDays ? 'long' : 'short';

/** Where staff goes on, by where the work stood or waits. */
const resumedAt = {
  lookingUp: 'lookingUp',
  waitingToLookUp: 'lookingUp',
  voiding: 'voiding',
  waitingToUndo: 'voiding',
  recording: 'recording',
  waitingToRecord: 'recording',
} as const;

/** Staff goes on where the work was given up. */
const stands = (stand: (before: AnyMachineSnapshot) => PurchaseContext['stoodAt']) => ({
  check: (after: AnyMachineSnapshot, _: unknown, before: AnyMachineSnapshot) => {
    const stood = after.matches('needsAttention') ? after.context.stoodAt : stand(before);
    expect(stood).toBe(stand(before));
  },
});

/** The work of a state is given up where nothing was given up before, or something else. */
const standsAnew = (state: string, stand: PurchaseContext['stoodAt']) => ({
  when: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches(state) && snapshot.context.trouble !== null && snapshot.context.stoodAt !== stand,
  check: (after: AnyMachineSnapshot) => expect(after.context.stoodAt).toBe(stand),
});

export const purchaseTour = defineTour({
  machine: purchaseMachine,
  input: { purchaseId: 'p1' },
  switches: 1,
  fingerprint: ({ context }) =>
    context.policyNumbers.length > 0
      ? [
          context.activeNumbers.length,
          context.refusedNumbers.length,
          Math.min(context.rounds, 3),
          troubleOf(context),
        ]
      : [
          context.tries,
          context.timeIsUp,
          context.charges.map(({ state }) => state),
          troubleOf(context),
          context.stoodAt,
        ],
  stimuli: [
    send('submitsTwoCards', { type: 'person.submitPayment', cards: [card('1'), card('2')], payBy }),
    send('submitsOneCard', { type: 'person.submitPayment', cards: [card('1')], payBy }),
    send('submitsCash', noCards),
    settle('theCardIsApproved', 'chargeCard', approved),
    settle('theCardIsDeclined', 'chargeCard', declined, becauseOf('funds.insufficient')),
    settle('theGatewayKnowsNothing', 'chargeCard', { kind: 'unknownOrder' }),
    settle('theChargeComesTooLate', 'chargeCard', { kind: 'tooLate' }),
    fail('theAnswerOfTheChargeIsLost', 'chargeCard', down),
    settle('theLookUpFindsApproval', 'lookUpCharge', approved),
    settle('theLookUpFindsDecline', 'lookUpCharge', declined, {
      ...becauseOf('funds.insufficient'),
      when: isLookedUpFirst,
    }),
    settle(
      'theLookUpFindsReturn',
      'lookUpCharge',
      { kind: 'returned' },
      { ...becauseOf(null), when: (snapshot) => !isLookedUpFirst(snapshot) },
    ),
    settle('theLookUpFindsNothing', 'lookUpCharge', { kind: 'unknownOrder' }),
    fail('theLookUpFails', 'lookUpCharge', down),
    fail(
      'theLookUpStillFails',
      'lookUpCharge',
      stillDown,
      stands((before) => (before.matches('lookingUp') ? 'lookingUp' : 'voiding')),
    ),
    wait('theLookUpPauseEnds', 'lookUpPause'),
    wait('theChargePauseEnds', 'chargePause'),
    settle('theChargeIsVoided', 'voidCharge', { kind: 'voided' }),
    settle('theChargeCannotBeVoided', 'voidCharge', { kind: 'notVoidable' }),
    fail('theVoidFails', 'voidCharge', down),
    fail(
      'theVoidStillFails',
      'voidCharge',
      stillDown,
      stands(() => 'voiding'),
    ),
    settle('theChargeIsRefunded', 'refundCharge', undefined, {
      check: (_, seen) => expect(seen.inputs('refundCharge').at(-1)).toMatchObject({ amountCents: 5000 }),
    }),
    fail('theRefundFails', 'refundCharge', down, {
      check: (after) => expect(after.context.trouble).toMatchObject({ last: 0, reason: 'status 500' }),
    }),
    fail('theRefundStillFails', 'refundCharge', stillDown, {
      check: (after) => {
        expect(after.context.trouble.last).toBe(threeDays);
        expect(after.matches('needsAttention') ? after.context.stoodAt : 'voiding').toBe('voiding');
      },
    }),
    fail('theRefundIsGivenUpFirst', 'refundCharge', stillDown, standsAnew('refunding', 'voiding')),
    fail('theStandingIsGivenUpFirst', 'lookUpCharge', stillDown, standsAnew('lookingUpStanding', 'voiding')),
    fail('theLookUpIsGivenUpLater', 'lookUpCharge', stillDown, standsAnew('lookingUp', 'lookingUp')),
    wait('theUndoPauseEnds', 'undoPause'),
    settle('thePoliciesAreRecorded', 'recordPolicies', {
      kind: 'recorded',
      policyNumbers: ['TC-100000001', 'TC-100000002'],
    }),
    settle('theRecordingComesTooLate', 'recordPolicies', { kind: 'tooLate' }),
    fail('theRecordingFails', 'recordPolicies', down),
    fail(
      'theRecordingStillFails',
      'recordPolicies',
      stillDown,
      stands(() => 'recording'),
    ),
    wait('theRecordPauseEnds', 'recordPause'),
    settle('thePolicyIsActive', 'activatePolicy', undefined),
    fail('theActivationFails', 'activatePolicy', down),
    fail('theActivationStillFails', 'activatePolicy', stillDown),
    wait('thePromptPauseEnds', 'promptActivationPause'),
    wait('theActivationPauseEnds', 'activationPause'),
    send('staffRetriesTheActivation', { type: 'staff.retryActivation' }),
    send(
      'staffGivesBack',
      { type: 'staff.giveBack' },
      {
        check: (after, _, before) => {
          const isPaidByCard = approvedCents(before.context.charges) > 0;
          expect(after.value).toBe(isPaidByCard ? 'voiding' : 'expired');
          expect(after.context).toMatchObject({ timeIsUp: true, trouble: null });
        },
      },
    ),
    send(
      'staffTriesAgain',
      { type: 'staff.tryAgain' },
      {
        check: (after, _, before) => {
          const waits = before.matches('needsAttention') ? before.context.stoodAt : before.value;
          expect(after.value).toBe(resumedAt[waits as keyof typeof resumedAt]);
        },
      },
    ),
  ],
  holds: {
    prepared: ({ context }) => expect(context.attempt).toBe(0),
    settling: ({ context }) => expect(context.attempt).toBeGreaterThan(0),
    charging: ({ context }, seen) => {
      const asked = seen.inputs('chargeCard').at(-1) as { charge: CardCharge; payBy: number };
      expect(asked.charge.state).toBe('due');
      expect(asked.charge.orderId).toMatch(new RegExp(`^p1\\.${context.attempt}\\.[12]$`));
      expect(context.charges).toContainEqual(asked.charge);
      expect(asked.payBy).toBe(1_000);
    },
    lookingUp: {
      requirements: ['CP-039'],
      check: (_, seen) => {
        const charged = seen.inputs('chargeCard').at(-1) as { charge: CardCharge };
        expect(seen.inputs('lookUpCharge').at(-1)).toEqual({ orderId: charged.charge.orderId });
      },
    },
    waitingToCharge: ({ context }) => {
      expect(context.tries).toBeLessThan(3);
      expect(context.trouble).toBeNull();
    },
    waitingToLookUp: (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
    undoing: ({ context }) => expect(context.timeIsUp || context.declinedPayers.length > 0).toBe(true),
    voiding: ({ context }, seen) => {
      const asked = seen.inputs('voidCharge').at(-1) as { orderId: string };
      expect(context.charges.find(({ orderId }) => orderId === asked.orderId)?.state).toBe('approved');
    },
    lookingUpStanding: (_, seen) =>
      expect(seen.inputs('lookUpCharge').at(-1)).toEqual(seen.inputs('voidCharge').at(-1)),
    refunding: ({ context }) => expect(approvedCents(context.charges)).toBeGreaterThan(0),
    waitingToUndo: ({ context }) => expect(approvedCents(context.charges)).toBeGreaterThan(0),
    declined: [
      {
        requirements: ['CP-039'],
        check: (snapshot) => {
          nothingIsLeft(snapshot.context);
          expect(snapshot.can(noCards)).toBe(true);
        },
      },
      {
        check: ({ context }, seen) => {
          const abandoned = context.charges.filter(({ state }) => state === 'abandoned');
          for (const { orderId, amountCents } of abandoned) {
            expect(context.declineReason).toBe('gateway.unreachable');
            expect(seen.emitted).toContainEqual({ type: 'purchase.abandonOrder', orderId, amountCents });
          }
        },
      },
    ],
    expired: ({ context }) => {
      nothingIsLeft(context);
      expect(context.timeIsUp).toBe(true);
    },
    recording: ({ context: { charges } }) => {
      const settled = charges.filter(
        ({ state, cardEnding }) => state === 'approved' && cardEnding === '4242',
      );
      expect(charges).toEqual(settled);
    },
    waitingToRecord: ({ context }) => expect(context.policyNumbers).toEqual([]),
    needsAttention: (snapshot) => {
      expect(troubleOf(snapshot.context)).toBe('long');
      expect(snapshot.hasTag('attention')).toBe(true);
      expect(snapshot.can(noCards)).toBe(false);
    },
    choosingPolicy: ({ context }) => expect(context.policyNumbers).toHaveLength(2),
    activating: ({ context }, seen) => {
      const asked = seen.inputs('activatePolicy').at(-1) as { policyNumber: string };
      expect([...context.activeNumbers, ...context.refusedNumbers]).not.toContain(asked.policyNumber);
    },
    waitingToActivate: (snapshot) => expect(snapshot.hasTag('underway')).toBe(true),
    reactivating: (snapshot) => {
      paidNotActive(snapshot);
      expect(snapshot.hasTag('underway')).toBe(false);
    },
    activationDelayed: { requirements: ['CP-031 partly'], check: paidNotActive },
    activationFailed: {
      requirements: ['CP-031 partly'],
      check: (snapshot) => {
        paidNotActive(snapshot);
        expect(snapshot.hasTag('attention')).toBe(true);
      },
    },
    confirmed: ({ context }) => {
      expect(context.charges.every(({ dataKey }) => dataKey === null)).toBe(true);
      expect(context.activeNumbers.toSorted()).toEqual(['TC-100000001', 'TC-100000002']);
    },
  },
});
