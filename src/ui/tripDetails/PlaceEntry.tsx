import { useSelector } from '@xstate/react';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { type LocationField, suggestionOf } from '#domain/quote/locationRules.ts';
import { AsyncCombobox } from '../kit/AsyncCombobox.tsx';
import { actsOf } from './tripDetailsActs.ts';
import { TripFields } from './tripFields.ts';
import type { TripDetailsProps } from './tripDetailsRef.ts';

const nothing: readonly TravelLocation[] = [];

/** [TD-022] A place with suggestions. */
export function PlaceEntry({ actor, field }: TripDetailsProps & { field: LocationField }) {
  const { label, hint, problem } = TripFields.useField(field);
  const entry = useSelector(actor, ({ context }) => context.form[field]);
  const list = useSelector(actor, ({ children }) =>
    field === 'departure' ? children.suggestDepartures : children.suggestDestinations,
  );
  const locations = useSelector(list, (snapshot) => snapshot?.context.locations ?? nothing);
  const busy = useSelector(list, (snapshot) => snapshot?.hasTag('busy') ?? false);
  const nothingFound = useSelector(list, (snapshot) => snapshot?.matches('nothingFound') ?? false);
  return (
    <AsyncCombobox
      id={field}
      label={label}
      hint={hint}
      text={entry.text}
      chosen={entry.chosen?.id ?? null}
      suggestions={locations.map(suggestionOf)}
      busy={busy}
      nothingFound={nothingFound}
      problem={problem}
      onType={actsOf(actor).typePlace}
      onCloseList={actsOf(actor).closeList}
      onChoose={(suggestion) => {
        const location = locations.find(({ id }) => id === suggestion);
        if (location) actor.send({ type: 'person.chooseLocation', field, location });
      }}
    />
  );
}
