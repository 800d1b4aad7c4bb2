import { expect, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { QuoteAnswer } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { medicalQuestionnaireMachine } from '#machines/medicalQuestionnaire/medicalQuestionnaire.machine.ts';
import { planSelectionMachine } from '#machines/planSelection/planSelection.machine.ts';
import { productCardMachine } from '#machines/productCard/productCard.machine.ts';
import { healthy, medicalContent, withHeart } from '../support/questionnaires/medical.ts';
import { flowFacts, rows, travellersForm, tripForm } from '../support/quote/forms.ts';
import { catalogue, quoteAnswer, recommendation, recommendedPlan } from '../support/sale/catalogue.ts';
import { withDoubles } from '../support/tours/doubles.ts';

type Medical = ActorRefFrom<typeof medicalQuestionnaireMachine>;
type Card = ActorRefFrom<typeof productCardMachine>;

/** Plan selection for two travellers of whom the first plan asks for a questionnaire, with the quotes that it asks for. */
async function plansThatAsk(...reads: 'lost'[]) {
  const asked: QuoteBody[] = [];
  const priceQuote = fromPromise<QuoteAnswer, QuoteBody>(({ input }) => {
    asked.push(input);
    return Promise.resolve(quoteAnswer(...input.paxes.map(({ referenceNumber }) => referenceNumber)));
  });
  const recommended = recommendation('pax-1', 'pax-2');
  for (const pax of recommended.paxes)
    pax.plans = [recommendedPlan({ isMQNeeded: true }), ...pax.plans.slice(1)];
  const step = createActor(
    withDoubles(planSelectionMachine).provide({
      actors: {
        readProducts: fromPromise(() => Promise.resolve(catalogue)),
        recommendPlans: fromPromise(() => Promise.resolve(recommended)),
        priceQuote,
        productCard: productCardMachine.provide({
          actors: { priceQuote, hearConnection: fromCallback(() => () => {}) },
        }),
        medicalQuestionnaire: medicalQuestionnaireMachine.provide({
          actors: {
            readQuestionnaire: fromPromise(async () => {
              if (reads.shift() === 'lost') throw { code: 'network.unreachable' };
              return medicalContent();
            }),
            hearConnection: fromCallback(() => () => {}),
          },
        }),
      },
    }),
    {
      input: {
        form: null,
        facts: flowFacts(),
        travellers: travellersForm({ province: 'ON', travellers: rows(66, 67) }),
        trip: tripForm(),
      },
    },
  ).start();
  await waitFor(step, (snapshot) => snapshot.matches('choosing'));
  const medical = (paxId: string) =>
    Object.entries(step.getSnapshot().children).find(
      ([id]) => id.startsWith('medicalQuestionnaire') && id.endsWith(paxId),
    )?.[1] as unknown as Medical;
  const isMqTaken = (paxId: string) =>
    Object.entries(step.getSnapshot().children)
      .filter(([id]) => id.startsWith(`productCard.${paxId}.`))
      .map(([, card]) => (card as unknown as Card).getSnapshot().context.offer.isMqTaken);
  return { asked, medical, isMqTaken };
}

const told = (medical: Medical) => medical.getSnapshot().context.questionnaire;
const answer = (medical: Medical, answers: Record<string, string>) =>
  Object.entries(answers).forEach(([key, given]) =>
    medical.send({ type: 'person.answerQuestion', key, answer: given }),
  );
async function finish(medical: Medical, answers: Record<string, string>): Promise<void> {
  await waitFor(medical, (snapshot) => snapshot.matches({ open: 'answering' }));
  answer(medical, answers);
  medical.send({ type: 'person.nextPage' });
  answer(medical, answers);
  medical.send({ type: 'person.nextPage' });
  medical.send({ type: 'person.acceptDeclaration' });
  medical.send({ type: 'person.finishQuestionnaire' });
  await waitFor(medical, (snapshot) => snapshot.matches('completed'));
}

test('[MQ-019] opening sets the started flag, turning a page keeps what is in progress, and accepting the declaration on the last page the completed flag', async () => {
  const { medical } = await plansThatAsk();
  const first = medical('pax-1');
  expect(told(first)).toMatchObject({ started: false, completed: false, inProgress: null });
  first.send({ type: 'person.takeQuestionnaire' });
  await waitFor(first, (snapshot) => snapshot.matches({ open: 'answering' }));
  expect(told(first)).toMatchObject({ started: true, completed: false });
  answer(first, { heartCondition: 'false', lungCondition: 'false' });
  first.send({ type: 'person.nextPage' });
  expect(told(first).inProgress).toEqual({
    pageNumber: 2,
    answers: { heartCondition: 'false', lungCondition: 'false' },
  });
  answer(first, { medications: '0', smoking: 'NEVER', awaitingTreatment: 'false' });
  first.send({ type: 'person.nextPage' });
  first.send({ type: 'person.finishQuestionnaire' });
  expect(told(first).completed).toBe(false);
  first.send({ type: 'person.acceptDeclaration' });
  first.send({ type: 'person.finishQuestionnaire' });
  expect(told(first)).toMatchObject({ started: true, completed: true });
});

test('[MQ-022] completing and changing the questionnaire sets the rate category and asks for a new price for that traveller only', async () => {
  const { asked, medical } = await plansThatAsk();
  const first = medical('pax-1');
  expect(told(first).rateCategory).toBeNull();
  for (const [begin, answers, rateCategory] of [
    ['person.takeQuestionnaire', healthy, 'A'],
    ['person.editQuestionnaire', withHeart, 'B'],
  ] as const) {
    const before = asked.length;
    first.send({ type: begin });
    await finish(first, answers);
    expect(told(first).rateCategory).toBe(rateCategory);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
    const travellers = asked.slice(before).flatMap(({ paxes }) => paxes.map((pax) => pax.referenceNumber));
    expect([...new Set(travellers)]).toEqual(['pax-1']);
  }
});

test('[MQ-025 partly] isMqTaken stays false while the questionnaire cannot be loaded, and is true once it is finished', async () => {
  const { medical, isMqTaken } = await plansThatAsk('lost');
  const first = medical('pax-1');
  expect(isMqTaken('pax-1')).toEqual([false, false]);
  first.send({ type: 'person.takeQuestionnaire' });
  await waitFor(first, (snapshot) => snapshot.matches({ open: 'unavailable' }));
  expect(isMqTaken('pax-1')).toEqual([false, false]);
  first.send({ type: 'person.retry' });
  await finish(first, healthy);
  await vi.waitFor(() => expect(isMqTaken('pax-1')).toEqual([true, false]));
  expect(isMqTaken('pax-2')).toEqual([false, false]);
});
