import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { Worksheet } from '#domain/calls/shapes/worksheet.ts';
import { type PlanPrice, pricePlan } from '#domain/rating/pricePlan.ts';
import { type PriceMade, worksheetOf } from '#domain/rating/worksheet.ts';
import { priceRequested } from '#domain/rating/priceTraveller.ts';
import { answerQuote } from '#server/quotes/answerQuote.ts';
import type { ShelfQuestion } from '#server/quotes/question.ts';
import { bareLookUps } from './support/bareLookUps.ts';
import type { Benchmark } from './support/benchmark.ts';
import { quotedBody } from './support/quoted.ts';
import { inRounds, ratioOf } from './support/rounds.ts';
import { sampleQuestion } from './support/sampleQuestion.ts';

const roundMs = 1_000;
const warmMs = 500;
const callsBetweenLooks = 50;
const floor = 'the same look-ups in typed arrays';

/** Quotes of twelve travellers a second, in this process, without HTTP. */
export const pricing: Benchmark = {
  name: 'pricing',
  async run(rounds) {
    const question = await sampleQuestion(quotedBody);
    const quote = () => answerQuote(question, 'en');
    const answer = quote();
    const bare = bareLookUps(quotedBody, question, answer);
    bare.price();
    refuseOtherPrices(answer, bare.totals);
    const made = pricesMade(question, answer);
    const price = () => made.map(priceAgain);
    const explain = () => made.map(explainAgain);
    for (const act of [quote, price, explain, bare.price]) timesASecond(act, warmMs);
    const figures = await inRounds(rounds, [
      { name: 'the quote', measure: () => timesASecond(quote, roundMs) },
      { name: 'its prices alone', measure: () => timesASecond(price, roundMs) },
      { name: 'its prices with their worksheets', measure: () => timesASecond(explain, roundMs) },
      { name: floor, measure: () => timesASecond(bare.price, roundMs) },
    ]);
    const prices = answer.paxes.reduce((sum, pax) => sum + pax.plans.length, 0);
    return {
      name: 'pricing',
      unit: 'quotes/s',
      figures,
      ratios: [
        ratioOf(figures, floor, { bound: 'atLeast', value: 0.1 }),
        ratioOf(figures.slice(1), floor, { bound: 'atLeast', value: 0.2 }),
        ratioOf(figures.slice(2), floor, { bound: 'atLeast', value: 0.1 }),
      ],
      goal: null,
      notes: [
        `${prices} prices a quote. The quote also judges every rule and builds the answer; the look-ups only add cents.`,
        'The ratios are those of the quote, of its prices alone and of its prices with their worksheets.',
      ],
    };
  },
};

type Asked = Omit<PriceMade, 'price'>;

/** What each price of an answered quote was made of, without any benefit chosen. */
function pricesMade(question: ShelfQuestion<QuoteBody>, answer: QuoteAnswer): Asked[] {
  return quotedBody.paxes.flatMap((pax, at) => {
    return (answer.paxes[at]?.plans ?? []).map(({ code }) => {
      const priced = priceRequested(question, pax, { code });
      if (typeof priced === 'string') throw new Error(`${code} is not offered`);
      return priced;
    });
  });
}

function explainAgain(made: Asked): Worksheet {
  const { rates, traveller, trip, preference } = made;
  return worksheetOf({ rates, traveller, trip, preference, price: priceAgain(made) });
}

function priceAgain({ rates, traveller, trip, preference }: Asked): PlanPrice {
  const price = pricePlan(rates, traveller, trip, preference, []);
  if (price === null) throw new Error('The plan has no price any more');
  return price;
}

/** @throws Error when the look-ups do not come to what the quote answered */
function refuseOtherPrices(answer: QuoteAnswer, totals: Float64Array): void {
  answer.paxes.forEach((pax, at) => {
    const prices = pax.plans.flatMap((plan) => [
      plan.premium,
      ...plan.optionalBenefits.map(({ premium }) => premium),
    ]);
    const cents = Math.round(prices.reduce((sum, price) => sum + price, 0) * 100);
    if (cents !== totals[at])
      throw new Error(`Traveller ${at + 1}: ${cents} cents answered, ${totals[at]} looked up`);
  });
}

function timesASecond(act: () => unknown, ms: number): number {
  const began = performance.now();
  let times = 0;
  let passed = 0;
  while (passed < ms) {
    for (let call = 0; call < callsBetweenLooks; call += 1) act();
    times += callsBetweenLooks;
    passed = performance.now() - began;
  }
  return (times / passed) * 1_000;
}
