import { createActor, fromPromise } from 'xstate';
import type { ConsentTexts } from '#domain/apply/consents.ts';
import type { Language } from '#domain/locales.ts';
import { applyMachine } from '#machines/apply/apply.machine.ts';
import type { ReadConsentsInput } from '#machines/apply/apply.types.ts';
import { connectionPort } from '#src/app/connectionPort.ts';
import { ApplyScreen } from '#src/ui/apply/ApplyScreen.tsx';
import { flowFacts } from '../../../quote/forms.ts';
import { applyForm } from '../../../sale/application.ts';
import {
  chosenPlans,
  type MiddleStepAsked,
  middleTravellers,
  middleTrip,
  openSeen,
  pricesIn,
  type Seen,
} from './middleSteps.ts';
import type { AnsweredScreen } from './types.ts';

const consentsIn = (title: string, text: string, required: boolean): ConsentTexts => ({
  terms: { title, text, href: '/terms' },
  bill96: { required, text: `${text} (96)` },
});

/** The chart of the step with ports that answer by themselves. */
export function answeringApply({ world }: MiddleStepAsked, seen: Seen) {
  let attempts = 0;
  const readConsents = fromPromise<Record<Language, ConsentTexts>, ReadConsentsInput>(() => {
    attempts += 1;
    if (world === 'down' && attempts < 2) return Promise.reject({ code: 'network.unreachable' });
    return Promise.resolve({
      en: consentsIn('Terms', 'Sample terms', world === 'flagged'),
      fr: consentsIn('Conditions', 'Conditions d’exemple', world === 'flagged'),
    });
  });
  return applyMachine.provide({
    actors: {
      priceQuote: pricesIn(world === 'lost' ? world : undefined, seen),
      readConsents,
      hearConnection: connectionPort(window),
    },
  });
}

export const apply: AnsweredScreen<MiddleStepAsked> = (asked, language) => {
  const seen = openSeen();
  const actor = createActor(answeringApply(asked, seen), {
    input: {
      form: asked.world === 'lost' ? applyForm(middleTravellers(asked.travellers)) : null,
      facts: flowFacts(asked.facts),
      travellers: middleTravellers(asked.travellers),
      trip: middleTrip(asked.trip),
      plans: { ...chosenPlans(asked), ...(asked.confirmed && { confirmed: asked.confirmed }) },
      language,
    },
  });
  actor.subscribe(({ output }) => void (output && Object.assign(seen, { output })));
  actor.start();
  return { content: <ApplyScreen actor={actor} />, stop: () => actor.stop() };
};
