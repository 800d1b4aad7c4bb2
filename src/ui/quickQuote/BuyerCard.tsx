import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { flowTravellerTypes, studentTypes } from '#domain/catalogue/travellers.ts';
import { provinceCodes } from '#domain/provinces.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { asksForStudentType, countryIsChosenOn } from '#domain/quote/travellersForm.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { Select } from '../kit/Select.tsx';
import { useProblem } from './problemText.ts';
import { actsOf } from './quickQuoteActs.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';

/** [QQ-003] [QQ-048] [QQ-052] Who is insured: kind of traveller and residence. */
export function BuyerCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const asksStudents = useSelector(actor, ({ context }) => asksForStudentType(context.form));
  const asksCountry = useSelector(actor, ({ context }) => countryIsChosenOn(context.facts.channel));
  return (
    <Card title={text('buyer.title')}>
      <FieldStack>
        <TravellerType actor={actor} />
        {asksStudents && <StudentType actor={actor} />}
        <FieldRow>
          {asksCountry && <Country actor={actor} />}
          <Province actor={actor} />
        </FieldRow>
      </FieldStack>
    </Card>
  );
}

function TravellerType({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const value = useSelector(actor, ({ context }) => context.form.flowTravellerType);
  const options = flowTravellerTypes.map((type) => ({
    value: type,
    label: text(`flowTravellerType.${type}`),
    more: text(`flowTravellerType.${type}.more`),
  }));
  return (
    <RadioGroup
      id="flowTravellerType"
      label={text('flowTravellerType')}
      value={value}
      options={options}
      onChoose={actsOf(actor).choose}
    />
  );
}

function StudentType({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const value = useSelector(actor, ({ context }) => context.form.studentType);
  const options = studentTypes.map((type) => ({ value: type, label: text(`studentType.${type}`) }));
  return (
    <RadioGroup
      id="studentType"
      label={text('studentType')}
      value={value}
      options={options}
      problem={useProblem(actor, 'studentType')}
      onChoose={actsOf(actor).choose}
    />
  );
}

function Country({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const formats = useFormats();
  const value = useSelector(actor, ({ context }) => context.form.country);
  const options = useMemo(() => {
    const [home, ...others] = countryCodes.map((code) => ({ value: code, label: formats.country(code) }));
    return [home!, ...others.toSorted((left, right) => formats.compare(left.label, right.label))];
  }, [formats]);
  return (
    <Select
      id="country"
      label={text('country')}
      value={value}
      options={options}
      autoComplete="country"
      problem={useProblem(actor, 'country')}
      onChoose={actsOf(actor).choose}
    />
  );
}

function Province({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const words = useText('kit');
  const formats = useFormats();
  const value = useSelector(actor, ({ context }) => context.form.province);
  const options = useMemo(
    () =>
      provinceCodes
        .map((code) => ({ value: code, label: words(`province.${code}`) }))
        .toSorted((left, right) => formats.compare(left.label, right.label)),
    [words, formats],
  );
  return (
    <Select
      id="province"
      label={text('province')}
      value={value}
      options={options}
      autoComplete="address-level1"
      problem={useProblem(actor, 'province')}
      onChoose={actsOf(actor).choose}
    />
  );
}
