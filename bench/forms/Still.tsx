import { memo } from 'react';
import { flowTravellerTypes } from '#domain/catalogue/travellers.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { type LocationField, suggestionOf } from '#domain/quote/locationRules.ts';
import { useFormats } from '#src/text/useLanguage.ts';
import { useText } from '#src/text/useText.ts';
import { AsyncCombobox } from '#src/ui/kit/AsyncCombobox.tsx';
import { Card } from '#src/ui/kit/Card.tsx';
import { FieldRow, FieldStack } from '#src/ui/kit/FieldRow.tsx';
import { RadioGroup } from '#src/ui/kit/RadioGroup.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { ToggleField } from '#src/ui/kit/ToggleField.tsx';
import { form } from './given.ts';

const nothing = () => {};

/** Who is insured, as it stands: what is chosen rather than typed is the same in every way. */
export const StillBuyer = memo(function StillBuyer() {
  const text = useText('quickQuote');
  const words = useText('kit');
  const formats = useFormats();
  const kinds = flowTravellerTypes.map((value) => ({
    value,
    label: text(`flowTravellerType.${value}`),
    more: text(`flowTravellerType.${value}.more`),
  }));
  const countries = countryCodes.map((value) => ({ value, label: formats.country(value) }));
  const provinces = provinceCodes.map((value) => ({ value, label: words(`province.${value}`) }));
  const { flowTravellerType, country, province } = form;
  return (
    <Card title={text('buyer.title')}>
      <FieldStack>
        <RadioGroup
          id="flowTravellerType"
          label={text('flowTravellerType')}
          value={flowTravellerType}
          options={kinds}
          onChoose={nothing}
          inline
        />
        <FieldRow>
          <Select
            id="country"
            label={text('country')}
            value={country}
            options={countries}
            onChoose={nothing}
          />
          <Select
            id="province"
            label={text('province')}
            value={province}
            options={provinces}
            onChoose={nothing}
          />
        </FieldRow>
      </FieldStack>
    </Card>
  );
});

type ToggleName = 'travelOutsideCanada' | 'multiTrip' | 'familyPlans';

export const StillToggle = memo(function StillToggle({ field }: { field: ToggleName }) {
  const text = useText('quickQuote');
  return <ToggleField id={field} label={text(field)} value={form[field]} onChoose={nothing} />;
});

export function StillPlace({ field }: { field: LocationField }) {
  const text = useText('quickQuote');
  const entry = form[field];
  return (
    <AsyncCombobox
      id={field}
      label={text(field)}
      hint={text(`${field}.hint`)}
      text={entry.text}
      chosen={entry.chosen?.id ?? null}
      suggestions={entry.chosen ? [suggestionOf(entry.chosen)] : []}
      onType={nothing}
      onChoose={nothing}
      onCloseList={nothing}
    />
  );
}
