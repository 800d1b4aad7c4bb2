import { useState } from 'react';
import { provinceCodes } from '#domain/provinces.ts';
import { nameMask } from '#domain/typing/masks.ts';
import { useText } from '../../text/useText.ts';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { FieldRow } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { PhoneField, PostalCodeField } from '../kit/MaskedField.tsx';
import { MoneyField } from '../kit/MoneyField.tsx';
import { Select } from '../kit/Select.tsx';
import { StepButtons } from '../kit/StepButtons.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { TextField } from '../kit/TextField.tsx';
import { Examples, Part } from './Part.tsx';

/** Fields for text: empty, filled, wrong, read-only, masked. */
export function FieldPieces() {
  const text = useText('gallery');
  const kit = useText('kit');
  const [values, setValues] = useState<Record<string, string>>({
    filled: 'Anaïs',
    cost: '1500.50',
    read: 'P-2025-000431',
  });
  const field = (id: string) => ({
    id,
    value: values[id] ?? '',
    onText: (value: string) => setValues((before) => ({ ...before, [id]: value })),
  });
  const provinces = provinceCodes.map((value) => ({ value, label: kit(`province.${value}`) }));
  return (
    <Part name={text('part.fields')}>
      <ErrorSummary
        problems={[
          { id: 'wrong', text: text('problem.required') },
          { id: 'row-b', text: text('problem.age') },
          { id: 'province-wrong', text: text('problem.province') },
        ]}
      />
      <Examples>
        <TextField {...field('empty')} label={text('firstName')} mask={nameMask} autoComplete="given-name" />
        <TextField {...field('filled')} label={text('firstName')} optional />
        <TextField {...field('wrong')} label={text('firstName')} problem={text('problem.required')} />
        <TextField
          {...field('hinted')}
          label={text('age')}
          hint={text('ageHint')}
          inputMode="numeric"
          width="code"
        />
        <TextField {...field('read')} label={text('reference')} readOnly width="medium" />
        <TextField
          {...field('mail')}
          label={text('email')}
          type="email"
          autoComplete="email"
          maxLength={100}
        />
        <MoneyField {...field('cost')} label={text('tripCost')} hint={text('tripCostHint')} />
        <MoneyField {...field('cost-wrong')} label={text('tripCost')} problem={text('problem.cost')} />
        <TextArea {...field('lines')} label={text('reference')} maxLength={20} />
        <PhoneField {...field('phone')} label={text('phone')} />
        <PostalCodeField {...field('postal')} label={text('postalCode')} />
        <Select
          id="province"
          label={text('province')}
          options={provinces}
          value={values.province ?? ''}
          onChoose={(value) => setValues((before) => ({ ...before, province: value }))}
        />
        <Select
          id="province-wrong"
          label={text('province')}
          options={provinces}
          value=""
          problem={text('problem.province')}
          onChoose={() => undefined}
        />
      </Examples>
      <Form onSubmit={() => undefined}>
        <FieldRow columns={3}>
          <TextField {...field('row-a')} label={text('firstName')} />
          <TextField
            {...field('row-b')}
            label={text('age')}
            hint={text('ageHint')}
            problem={text('problem.age')}
            inputMode="numeric"
          />
          <MoneyField {...field('row-c')} label={text('tripCost')} />
        </FieldRow>
        <StepButtons forward={text('continue')} back={text('back')} onBack={() => undefined} />
      </Form>
    </Part>
  );
}
