import { expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { priceQuote } from '#domain/calls/quotes/priceQuote.ts';
import { cardId } from '#domain/plans/cardId.ts';
import { chosenQuote } from '#domain/plans/chosenQuote.ts';
import { withMultiTrip } from '#domain/quote/multiTrip.ts';
import { type TravellersForm, travellerDetailsForm } from '#domain/quote/travellersForm.ts';
import { type TripForm, tripDetailsForm } from '#domain/quote/tripForm.ts';
import { takingOrders } from '#machines/planMatrix/planMatrix.rules.ts';
import type { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { onPostgres } from '#tests/support/database.ts';
import { type Combination, pairwise } from '#tests/support/pairwise.ts';
import { travellersForm, tripForm } from '#tests/support/quote/forms.ts';
import { factsOf, openPlanStep } from '#tests/support/quote/planStep.ts';
import { signInAs, startSampleServer } from '#tests/support/sampleServer.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import type { ActorRefFrom } from 'xstate';
import { startedFor } from '#tests/support/startedFor.ts';

const today = '2026-11-20';
const departureDate = '2026-12-01';

/** What is entered before the plans. */
const entered = {
  kind: ['TRAVELLING_CANADIANS', 'TOP_UP', 'STUDENT', 'VISITOR_TO_CANADA'],
  ages: ['34', '45,12', '63', '78,40', '34,3,1'],
  familyPlans: ['true', 'false'],
  multiTrip: ['true', 'false'],
  days: [6, 41, 200],
  tripCost: ['0', '1500', '29000'],
  travelOutsideCanada: ['true', 'false'],
  superVisa: ['true', 'false'],
  province: ['ON', 'QC'],
} as const;
type Entered = Combination<typeof entered>;

function formsOf(one: Entered): { travellers: TravellersForm; trip: TripForm } {
  const returnDate = addDays(departureDate, one.days - 1);
  const plain = travellersForm({
    flowTravellerType: one.kind,
    studentType: one.kind === 'STUDENT' ? 'CANADIAN_OUTSIDE' : '',
    province: one.province,
    travelOutsideCanada: one.travelOutsideCanada,
    familyPlans: one.familyPlans,
    departureDate,
    returnDate,
    bookingDate: today,
    travellers: one.ages.split(',').map((age, at) => ({ id: `pax-${at + 1}`, age, tripCost: one.tripCost })),
  });
  const travellers = { ...plain, ...withMultiTrip(plain, one.multiTrip, today) };
  const trip = tripForm({
    isSuperVisa: one.superVisa,
    existingCoverageDays: '4',
    arrivalDate: addDays(departureDate, 1),
    schoolName: 'Université Laval',
    schoolCity: 'Québec',
    educationStartDate: departureDate,
    educationEndDate: returnDate,
  });
  return { travellers, trip };
}

/** What fits together mostly, so that many steps open. */
const single = { ...entered, familyPlans: ['false'], multiTrip: ['false'] } as const;
const family = { ...single, ages: ['45,12', '34,3,1'], familyPlans: ['true'] } as const;
const yearly = { ...single, kind: ['TRAVELLING_CANADIANS'], multiTrip: ['true'] } as const;
const pairs: readonly Entered[] = [entered, single, family, yearly].flatMap((values) => pairwise(values));
const combinations = pairs.map((one) => ({ one, ...formsOf(one) }));

onPostgres((engine) => {
  const server = startedFor(() => startSampleServer(engine, { clock: testClock(`${today}T15:00:00Z`) }));
  const agent = startedFor(() => signInAs(server.client('b2b'), 'slavoie'));

  it('whatever two answers come together, a step of plans that opens gives each traveller a plan that the server sells at that price, or says why there is none', async () => {
    const facts = factsOf(agent, today);
    const complete = combinations.filter(
      ({ travellers, trip }) =>
        travellerDetailsForm.isComplete(travellers, facts) && tripDetailsForm.isComplete(trip, travellers),
    );
    const seen = { taken: 0, refused: 0, barred: 0 };
    for (const { one, travellers, trip } of complete) {
      const step = await openPlanStep(agent, { travellers, trip, facts });
      const { offers } = step.getSnapshot().context;
      for (const { paxId, problem, codes } of offers) {
        expect(problem === null, `${JSON.stringify(one)} ${paxId}`).toBe(codes.length > 0);
        seen.refused += problem === null ? 0 : 1;
        const cards = step.getSnapshot().children as Record<string, ActorRefFrom<typeof productCardMachine>>;
        const priced = codes.filter((code) =>
          cards[cardId(paxId, code)]?.getSnapshot().matches({ price: { offered: 'priced' } }),
        );
        seen.barred += codes.length - priced.length;
        for (const { code, order } of priced.slice(0, 1).flatMap((plan) => taking(paxId, plan, cards)))
          cards[cardId(paxId, code)]?.send(order as never);
      }
      const { form } = step.getSnapshot().context;
      seen.taken += form.chosen.length;
      const body = chosenQuote({ travellers, trip, facts }, form);
      const { paxes } = await agent.body(priceQuote, { body });
      for (const { paxId, code, premiumTotalCents } of form.chosen) {
        const plans = paxes.find(({ referenceNumber }) => referenceNumber === paxId)?.plans ?? [];
        expect(plans.map((plan) => [plan.code, Math.round(plan.premiumTotal * 100), plan.errors])).toEqual([
          [code, premiumTotalCents, undefined],
        ]);
      }
      step.send({ type: 'person.continue' });
      const mayGoOn = form.chosen.length === offers.length && one.province !== 'QC';
      expect(step.getSnapshot().status, JSON.stringify(one)).toBe(mayGoOn ? 'done' : 'active');
      step.stop();
    }
    expect(complete.length).toBeGreaterThan(30);
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });
});

type Cards = Record<string, ActorRefFrom<typeof productCardMachine>>;

/** What a person tells the card of a plan to take it. */
function taking(paxId: string, code: string, cards: Cards) {
  const offer = cards[cardId(paxId, code)]?.getSnapshot().context.offer;
  const asksEligibility = offer !== undefined && !offer.isAddOn && offer.hasEligibilityText;
  return takingOrders([{ paxId, code, asksEligibility }]);
}
