import { useState } from 'react';
import { choices } from '#domain/forms/kinds.ts';
import { useText } from '../../text/useText.ts';
import { Checkbox, CheckboxGroup } from '../kit/Checkbox.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { ToggleField } from '../kit/ToggleField.tsx';
import { Examples, Part } from './Part.tsx';

const remindersKind = choices(['email', 'text', 'letter']);

/** Radios, toggles and boxes: chosen, not chosen, wrong. */
export function ChoicePieces() {
  const text = useText('gallery');
  const [values, setValues] = useState<Record<string, string>>({ type: 'canadian', family: 'false' });
  const [reminders, setReminders] = useState(remindersKind.taken(['email']));
  const [agreed, setAgreed] = useState(false);
  const choose = (value: string, id: string) => setValues((before) => ({ ...before, [id]: value }));
  return (
    <Part name={text('part.choices')}>
      <Examples>
        <RadioGroup
          id="type"
          label={text('travellerType')}
          value={values.type ?? ''}
          onChoose={choose}
          options={[
            {
              value: 'canadian',
              label: text('travellerType.canadian'),
              more: text('travellerType.canadian.more'),
            },
            {
              value: 'visitor',
              label: text('travellerType.visitor'),
              more: text('travellerType.visitor.more'),
            },
            { value: 'student', label: text('travellerType.student'), isDisabled: true },
          ]}
        />
        <RadioGroup
          id="type-wrong"
          label={text('travellerType')}
          value=""
          problem={text('problem.type')}
          onChoose={() => undefined}
          options={(['canadian', 'visitor'] as const).map((value) => ({
            value,
            label: text(`travellerType.${value}`),
          }))}
        />
        <ToggleField id="outside" label={text('outside')} value={values.outside ?? ''} onChoose={choose} />
        <ToggleField
          id="outside-wrong"
          label={text('outside')}
          value=""
          problem={text('problem.choice')}
          onChoose={() => undefined}
        />
        <ToggleField
          id="family"
          label={text('family')}
          value={values.family ?? ''}
          trueLabel={text('familyOn')}
          falseLabel={text('familyOff')}
          onChoose={choose}
        />
        <CheckboxGroup
          id="reminders"
          label={text('reminders')}
          optional
          value={reminders}
          onChoose={(chosen) => setReminders(remindersKind.taken(chosen))}
          options={remindersKind.taken(['email', 'text', 'letter']).map((value) => ({
            value,
            label: text(`reminders.${value}`),
            isDisabled: value === 'letter',
          }))}
        />
        <Checkbox
          id="consent"
          label={text('consent')}
          more={text('consentMore')}
          checked={agreed}
          problem={agreed ? null : text('problem.consent')}
          onChange={setAgreed}
        />
      </Examples>
    </Part>
  );
}
