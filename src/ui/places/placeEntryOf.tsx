import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { TravelLocation } from '#domain/quote/forms.ts';
import { type LocationField, placeIn, suggestionOf } from '#domain/quote/locationRules.ts';
import type { quickQuoteMachine } from '#machines/quickQuote/quickQuote.machine.ts';
import type { tripDetailsMachine } from '#machines/tripDetails/tripDetails.machine.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import type { ShownField } from '../forms/formFields.tsx';
import { AsyncCombobox } from '../kit/AsyncCombobox.tsx';

type PlaceEntryProps = {
  actor: ActorRefFrom<typeof quickQuoteMachine> | ActorRefFrom<typeof tripDetailsMachine>;
  field: LocationField;
};

const nothing: readonly TravelLocation[] = [];

/** [TD-018] [TD-022] [TD-030] A place with suggestions among the fields of a form. */
export function placeEntryOf({ useField }: { useField: (field: LocationField) => ShownField }) {
  return function PlaceEntry({ actor, field }: PlaceEntryProps) {
    const { label, hint, problem } = useField(field);
    const language = useLanguage();
    const entry = useSelector(actor, ({ context }) => context.form[field]);
    const list = useSelector(actor, ({ children }) =>
      field === 'departure' ? children.suggestDepartures : children.suggestDestinations,
    );
    const locations = useSelector(list, (snapshot) => snapshot?.context.locations ?? nothing);
    const busy = useSelector(list, (snapshot) => snapshot?.hasTag('busy') ?? false);
    const nothingFound = useSelector(list, (snapshot) => snapshot?.matches('nothingFound') ?? false);
    const failed = useSelector(list, (snapshot) => snapshot?.matches('searchFailed') ?? false);
    return (
      <AsyncCombobox
        id={field}
        label={label}
        hint={hint}
        text={placeIn(entry, language)}
        chosen={entry.chosen?.id ?? null}
        suggestions={locations.map(suggestionOf)}
        busy={busy}
        nothingFound={nothingFound}
        onSearchAgain={failed ? () => list?.send({ type: 'person.searchAgain' }) : undefined}
        problem={problem}
        onType={(text) => actor.send({ type: 'person.typeLocation', field, text })}
        onCloseList={() => actor.send({ type: 'person.closeList', field })}
        onChoose={(suggestion) => {
          const location = locations.find(({ id }) => id === suggestion);
          if (location) actor.send({ type: 'person.chooseLocation', field, location });
        }}
      />
    );
  };
}
