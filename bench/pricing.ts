import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import { answerQuote } from '#server/quotes/answerQuote.ts';
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
    const quote = () => answerQuote(quotedBody, question, 'en');
    const answer = quote();
    const bare = bareLookUps(quotedBody, question, answer);
    bare.price();
    refuseOtherPrices(answer, bare.totals);
    for (const act of [quote, bare.price]) timesASecond(act, warmMs);
    const figures = await inRounds(rounds, [
      { name: 'the quote', measure: () => timesASecond(quote, roundMs) },
      { name: floor, measure: () => timesASecond(bare.price, roundMs) },
    ]);
    const prices = answer.paxes.reduce((sum, pax) => sum + pax.plans.length, 0);
    return {
      name: 'pricing',
      unit: 'quotes/s',
      figures,
      ratios: [ratioOf(figures, floor, { bound: 'atLeast', value: 0.1 })],
      goal: null,
      notes: [
        `${prices} prices a quote. The quote also judges every rule and builds the answer; the look-ups only add cents.`,
      ],
    };
  },
};

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
