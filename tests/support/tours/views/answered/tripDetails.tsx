import { createActor } from 'xstate';
import { noLocation } from '#domain/quote/locationRules.ts';
import { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { TripDetailsScreen } from '#src/ui/tripDetails/TripDetailsScreen.tsx';
import { flowFacts, travellersForm } from '../../../quote/forms.ts';
import { type FirstStepAsked, keepOutput, searchedPlaces } from './firstSteps.ts';
import type { AnsweredScreen } from './types.ts';

export const tripDetails: AnsweredScreen<FirstStepAsked> = ({ form, facts }) => {
  const travellers = travellersForm(form ?? { departure: noLocation });
  const actor = createActor(tripDetailsMachine.provide({ actors: searchedPlaces }), {
    input: { form: null, travellers, facts: flowFacts(facts) },
  });
  keepOutput(actor);
  actor.start();
  return { content: <TripDetailsScreen actor={actor} />, stop: () => actor.stop() };
};
