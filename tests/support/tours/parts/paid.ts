import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type {
  ActivationContext,
  CardCharge,
  ChargingContext,
  SubmittedCard,
} from '#machines/purchase/purchase.types.ts';
import { fail, send, settle, wait } from '../stimuli.ts';
import type { Seen } from '../types.ts';
import type { PartHolds } from './holds.ts';

const threeDays = 3 * 24 * 60 * 60 * 1000;
const down = { at: 0, reason: 'status 500' };
const stillDown = { at: threeDays, reason: 'status 500' };
const approved = { kind: 'approved', standingCents: 5000, cardEnding: '4242' } as const;
const declined = { kind: 'declined', reason: 'funds.insufficient' } as const;

/** A card that pays 50 dollars. */
export const cardOf = (payer: string): SubmittedCard => ({
  payer,
  amountCents: 5000,
  dataKey: `4${payer}`,
  cardHolderName: 'Marie Tremblay',
});

/** Until when it may pay. */
export const payBy = 1_000;

/** What the bank told of a card that is to be charged is kept for the buyer. */
const becauseOf = (reason: ChargingContext['declineReason']) => ({
  where: (_: AnyMachineSnapshot, before: AnyMachineSnapshot) =>
    before.matches('charging') || before.matches('lookingUp'),
  check: ({ context }: AnyMachineSnapshot) => expect(context.declineReason).toBe(reason),
});
const isLookedUpFirst = ({ context }: AnyMachineSnapshot) => context.trouble === null;

/** What stands charged. */
export const approvedCents = (charges: readonly CardCharge[]) =>
  charges.filter(({ state }) => state === 'approved').reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether trouble has begun, and whether it has lasted too long. */
export const troubleOf = ({ trouble }: Pick<ChargingContext, 'trouble'>) =>
  trouble === null ? 'none' : trouble.last - trouble.since >= threeDays ? 'long' : 'short';

/** What tells situations of charging and activation apart. */
export const paidFingerprint = (context: ChargingContext & ActivationContext, isRecorded: boolean) =>
  isRecorded
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
      ];

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
const stands = (stand: (before: AnyMachineSnapshot) => ChargingContext['stoodAt']) => ({
  check: (after: AnyMachineSnapshot, _: unknown, before: AnyMachineSnapshot) => {
    const stood = after.matches('needsAttention') ? after.context.stoodAt : stand(before);
    expect(stood).toBe(stand(before));
  },
});

/** The work of a state is given up where nothing was given up before, or something else. */
const standsAnew = (state: string, stand: ChargingContext['stoodAt']) => ({
  when: (snapshot: AnyMachineSnapshot) =>
    snapshot.matches(state) && snapshot.context.trouble !== null && snapshot.context.stoodAt !== stand,
  check: (after: AnyMachineSnapshot) => expect(after.context.stoodAt).toBe(stand),
});

/** The same where a charge may be tried anew after other work was given up. */
export const lookUpGivenUpLater = fail(
  'theLookUpIsGivenUpLater',
  'lookUpCharge',
  stillDown,
  standsAnew('lookingUp', 'lookingUp'),
);

/** What happens to a chart that charges cards, all or none, records by this port and puts policies in force. */
export const paidStimuli = <const Port extends string>(recording: Port) =>
  [
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
    wait('theUndoPauseEnds', 'undoPause'),
    settle('theRecordingComesTooLate', recording, { kind: 'tooLate' }),
    fail('theRecordingFails', recording, down),
    fail(
      'theRecordingStillFails',
      recording,
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
  ] as const;

/** What must be true in the states of `chargingStates`, `undoingStates` and `activationStates`. */
export const paidHolds = {
  charging: ({ context }: AnyMachineSnapshot, seen: Seen) => {
    const asked = seen.inputs('chargeCard').at(-1) as { charge: CardCharge; payBy: number };
    expect(asked.charge.state).toBe('due');
    expect(asked.charge.orderId).toMatch(/^[pc]1\.\d+\.[12]$/);
    expect(context.charges).toContainEqual(asked.charge);
    expect(asked.payBy).toBe(1_000);
  },
  lookingUp: (_: AnyMachineSnapshot, seen: Seen) => {
    const charged = seen.inputs('chargeCard').at(-1) as { charge: CardCharge };
    expect(seen.inputs('lookUpCharge').at(-1)).toEqual({ orderId: charged.charge.orderId });
  },
  waitingToCharge: ({ context }) => {
    expect(context.tries).toBeLessThan(3);
    expect(context.trouble).toBeNull();
  },
  waitingToLookUp: (snapshot) => expect(snapshot.hasTag('checking')).toBe(true),
  undoing: ({ context }: AnyMachineSnapshot) =>
    expect(context.timeIsUp || context.declinedPayers.length > 0).toBe(true),
  voiding: ({ context }, seen) => {
    const asked = seen.inputs('voidCharge').at(-1) as { orderId: string };
    expect(context.charges.find((charge: CardCharge) => charge.orderId === asked.orderId)?.state).toBe(
      'approved',
    );
  },
  lookingUpStanding: (_, seen) =>
    expect(seen.inputs('lookUpCharge').at(-1)).toEqual(seen.inputs('voidCharge').at(-1)),
  refunding: ({ context }) => expect(approvedCents(context.charges)).toBeGreaterThan(0),
  waitingToUndo: ({ context }) => expect(approvedCents(context.charges)).toBeGreaterThan(0),
  activating: ({ context }, seen) => {
    const asked = seen.inputs('activatePolicy').at(-1) as { policyNumber: string };
    expect([...context.activeNumbers, ...context.refusedNumbers]).not.toContain(asked.policyNumber);
  },
  waitingToActivate: (snapshot) => expect(snapshot.hasTag('underway')).toBe(true),
} satisfies PartHolds;
