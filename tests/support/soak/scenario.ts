import fc from 'fast-check';

/** What goes wrong at a service outside while somebody buys. */
export type SoakFault = { place: string; kind: string; times: number; seconds?: number };

/** One purchase of a soak: who buys for how many, with which cards, and what goes wrong meanwhile. */
export type Scenario = {
  travellers: number;
  /** One card number for everybody, or one a traveller. */
  cards: readonly string[];
  faults: readonly SoakFault[];
  /** Sends the payment twice at once, as a double click does. */
  twice: boolean;
  /** Leaves before the answer comes, and asks again later. */
  hangsUp: boolean;
  /** Pays again with a good card when one was declined. */
  paysAgain: boolean;
  /** What is done at the desk with what was bought. */
  cancelled: DeskAct | null;
};

/** A cancellation of all that was bought, or of the first policy alone. */
export type DeskAct = {
  reason: 'CUSTOMER_NOT_TRAVELLING' | 'EXCEPTION' | 'CHARGE_BACK';
  first: boolean;
  /** Several cancel the same at once; each, perhaps, by a double click. */
  people: number;
  twice: boolean;
  faults: readonly SoakFault[];
  /** With which card one of the cancelled policies is put in force again; paid to the agency without one. */
  reinstated: { card: string | null; faults: readonly SoakFault[] } | null;
};

const goodCard = '4242424242424242';
const good = fc.constantFrom(goodCard, '5454545454545454', '378282246310005');
const odd = fc.constantFrom(
  '4000000000000002',
  '4000000000009995',
  '4000000000000119',
  '4000000000005001',
  '4000000000008005',
  '4000000000008500',
);
const card = fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: odd });

const fault: fc.Arbitrary<SoakFault> = fc
  .constantFrom(
    ['gateway.charge', 'serverError'],
    ['gateway.charge', 'doneThenReset'],
    ['gateway.charge', 'unknownThenApproved'],
    ['gateway.charge', 'unknownThenDeclined'],
    ['gateway.charge', 'declined'],
    ['gateway.lookup', 'serverError'],
    ['gateway.void', 'serverError'],
    ['gateway.void', 'doneThenReset'],
    ['gateway.refund', 'serverError'],
    ['gateway.refund', 'doneThenReset'],
    ['gateway.charge', 'late'],
    ['activation', 'unavailable'],
    ['activation', 'doneThenReset'],
    ['activation', 'late'],
  )
  .chain(([place = '', kind = '']) =>
    fc.record({
      place: fc.constant(place),
      kind: fc.constant(kind),
      times: fc.integer({ min: 1, max: 4 }),
      seconds: fc.constant(kind === 'late' ? 2 : 0),
    }),
  );

const refundFault: fc.Arbitrary<SoakFault> = fc.record({
  place: fc.constant('gateway.refund'),
  kind: fc.constantFrom('serverError', 'doneThenReset', 'late'),
  times: fc.integer({ min: 1, max: 4 }),
  seconds: fc.constant(2),
});

/** The day's charges are settled before somebody would give them back: from then on they are refunded. */
const settled: SoakFault = { place: 'gateway.void', kind: 'settled', times: 3, seconds: 0 };

const faults: fc.Arbitrary<readonly SoakFault[]> = fc
  .tuple(fc.array(fault, { maxLength: 3 }), fc.boolean())
  .map(([some, isSettled]) => (isSettled ? [...some, settled] : some));

const deskAct: fc.Arbitrary<DeskAct> = fc.record({
  reason: fc.constantFrom('CUSTOMER_NOT_TRAVELLING', 'EXCEPTION', 'CHARGE_BACK'),
  first: fc.boolean(),
  people: fc.integer({ min: 1, max: 3 }),
  twice: fc.boolean(),
  faults: fc.array(refundFault, { maxLength: 2 }),
  reinstated: fc.option(fc.record({ card: fc.option(card), faults })),
});

const scenario: fc.Arbitrary<Scenario> = fc.integer({ min: 1, max: 3 }).chain((travellers) =>
  fc.record({
    travellers: fc.constant(travellers),
    cards: fc.oneof(
      fc.array(card, { minLength: 1, maxLength: 1 }),
      fc.array(card, { minLength: travellers, maxLength: travellers }),
    ),
    faults,
    twice: fc.boolean(),
    hangsUp: fc.boolean(),
    paysAgain: fc.boolean(),
    cancelled: fc.option(deskAct),
  }),
);

const together = 100;

/** The purchases of a soak without an end; the same for the same seed. */
export function* scenariosOf(seed: number): Generator<Scenario, never> {
  for (let block = 0; ; block += 1) yield* fc.sample(scenario, { seed: seed + block, numRuns: together });
}

/** The cards of a second try. */
export function goodCards({ cards }: Scenario): string[] {
  return cards.map(() => goodCard);
}
