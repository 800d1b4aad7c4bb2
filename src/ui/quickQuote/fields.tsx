import { useSelector } from '@xstate/react';
import { type LocationField, suggestionOf } from '#domain/quote/locationRules.ts';
import type { DateField } from '#machines/quickQuote/quickQuote.types.ts';
import { useText } from '../../text/useText.ts';
import { AsyncCombobox } from '../kit/AsyncCombobox.tsx';
import { DateTextField } from '../kit/DateTextField.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { useProblem } from './problemText.ts';
import { actsOf } from './quickQuoteActs.ts';
import type { QuickQuoteProps, QuickQuoteRef } from './quickQuoteRef.ts';
import { useListed } from './useListed.ts';

type ToggleName = 'travelOutsideCanada' | 'multiTrip' | 'familyPlans';

export function DateEntry({ actor, field, min, max, hint }: QuickQuoteProps & DateEntryProps) {
  const text = useText('quickQuote');
  const value = useSelector(actor, ({ context }) => context.form[field]);
  const whyFixed = `${field}.fixed` as const;
  const isFixed = useSelector(actor, (snapshot) => !snapshot.can({ type: 'person.type', field, text: '' }));
  const { typeDate, leaveDate } = actsOf(actor);
  return (
    <DateTextField
      id={field}
      label={text(field)}
      hint={isFixed && text.has(whyFixed) ? text(whyFixed) : hint}
      value={value}
      problem={useProblem(actor, field)}
      min={min}
      max={max}
      readOnly={isFixed}
      onText={typeDate}
      onBlur={leaveDate}
    />
  );
}

type DateEntryProps = {
  field: DateField;
  /** First and last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  hint?: string | undefined;
};

export function ToggleEntry({ actor, field, hint }: QuickQuoteProps & { field: ToggleName; hint?: string }) {
  const text = useText('quickQuote');
  const value = useSelector(actor, ({ context }) => context.form[field]);
  return (
    <ToggleField
      id={field}
      label={text(field)}
      hint={hint}
      value={value}
      problem={useProblem(actor, field)}
      onChoose={actsOf(actor).choose}
    />
  );
}

/** [TD-018] [TD-030] A place with suggestions. */
export function PlaceEntry({ actor, field }: { actor: QuickQuoteRef; field: LocationField }) {
  const text = useText('quickQuote');
  const entry = useSelector(actor, ({ context }) => context.form[field]);
  const { locations, busy, nothingFound } = useListed(actor, field);
  const { typePlace, choosePlace, closeList } = actsOf(actor);
  return (
    <AsyncCombobox
      id={field}
      label={text(field)}
      hint={text(`${field}.hint`)}
      text={entry.text}
      chosen={entry.chosen?.id ?? null}
      suggestions={locations.map(suggestionOf)}
      busy={busy}
      nothingFound={nothingFound}
      problem={useProblem(actor, field)}
      onType={typePlace}
      onCloseList={closeList}
      onChoose={(suggestion) => {
        const location = locations.find(({ id }) => id === suggestion);
        if (location) choosePlace(location, field);
      }}
    />
  );
}
