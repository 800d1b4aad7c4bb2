import type { StepKey } from '#domain/flow/steps.ts';
import { placeOf } from '#domain/routes.ts';

/** [RT-022] The step that an address of the flow asks for; the root and paths without a step ask for the first. */
export function stepOfPath(path: string): StepKey {
  const place = placeOf(path);
  return place.kind === 'step' || place.kind === 'booking' ? place.step : 'TRAVELLER_DETAILS';
}
