import type { LocationEntry } from '#domain/quote/forms.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { Locations } from './locations.ts';

/** What finds a chosen place among those that there are. */
export type KnownPlaces = Pick<Locations, 'known'>;

/** The forms of a quote whose chosen places have the names that they are known by. */
export async function withKnownPlaces(forms: FlowForms, places: KnownPlaces): Promise<FlowForms> {
  const { travellers, trip } = forms;
  const named = async <Form extends { departure: LocationEntry; destination: LocationEntry }>(
    form: Form,
  ) => ({
    ...form,
    departure: await places.known(form.departure),
    destination: await places.known(form.destination),
  });
  return { ...forms, travellers: travellers && (await named(travellers)), trip: trip && (await named(trip)) };
}
