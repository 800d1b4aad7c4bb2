import { useMemo } from 'react';
import { provinceCodes } from '#domain/provinces.ts';
import { countryCodes } from '#domain/quote/countries.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';

/** [QQ-003] [QQ-048] [QQ-052] Who is insured: kind of traveller and residence. */
export function BuyerCard() {
  const text = useText('quickQuote');
  const asksStudents = QuickQuoteFields.useIsAsked('studentType');
  const asksCountry = QuickQuoteFields.useIsAsked('country');
  return (
    <Card title={text('buyer.title')}>
      <FieldStack>
        <QuickQuoteFields.Radios field="flowTravellerType" inline />
        {asksStudents && <QuickQuoteFields.Radios field="studentType" inline />}
        <FieldRow>
          {asksCountry && <Country />}
          <Province />
        </FieldRow>
      </FieldStack>
    </Card>
  );
}

function Country() {
  const formats = useFormats();
  const options = useMemo(() => {
    const [home, ...others] = countryCodes.map((code) => ({ value: code, label: formats.country(code) }));
    return [home!, ...others.toSorted((left, right) => formats.compare(left.label, right.label))];
  }, [formats]);
  return <QuickQuoteFields.Choice field="country" options={options} autoComplete="country" />;
}

function Province() {
  const words = useText('kit');
  const formats = useFormats();
  const options = useMemo(
    () =>
      provinceCodes
        .map((code) => ({ value: code, label: words(`province.${code}`) }))
        .toSorted((left, right) => formats.compare(left.label, right.label)),
    [words, formats],
  );
  return <QuickQuoteFields.Choice field="province" options={options} autoComplete="address-level1" />;
}
