import { useState } from 'react';
import { useText } from '../../text/useText.ts';
import { AsyncCombobox } from '../kit/AsyncCombobox.tsx';
import type { Suggestion } from '../kit/comboboxProps.ts';
import { DateOfBirthField } from '../kit/DateOfBirthField.tsx';
import { DateTextField } from '../kit/DateTextField.tsx';
import { Examples, Part } from './Part.tsx';

const cities: readonly Suggestion[] = [
  { id: 'YUL', label: 'Montréal', more: 'Pierre Elliott Trudeau, Canada (YUL)' },
  { id: 'YTZ', label: 'Toronto', more: 'Billy Bishop, Canada (YTZ)' },
  { id: 'YYZ', label: 'Toronto', more: 'Pearson, Canada (YYZ)' },
  { id: 'LIS', label: 'Lisbonne', more: 'Humberto Delgado, Portugal (LIS)' },
  { id: 'LHR', label: 'Londres', more: 'Heathrow, Royaume-Uni (LHR)' },
  { id: 'LAX', label: 'Los Angeles', more: 'International, États-Unis (LAX)' },
];

/** Fields with a calendar, with three parts, with suggestions. */
export function DatePieces() {
  const text = useText('gallery');
  const [values, setValues] = useState<Record<string, string>>({ departure: '2026-03-01' });
  const [birth, setBirth] = useState({ day: '', month: '', year: '' });
  const set = (value: string, id: string) => setValues((before) => ({ ...before, [id]: value }));
  return (
    <Part name={text('part.dates')}>
      <Examples>
        <DateTextField
          id="departure"
          label={text('departureDate')}
          value={values.departure ?? ''}
          onText={set}
        />
        <DateTextField
          id="return"
          label={text('returnDate')}
          value={values.return ?? ''}
          min="2026-03-01"
          max="2027-02-28"
          isDayDisabled={(day) => day.endsWith('-13')}
          onText={set}
        />
        <DateTextField
          id="range-end"
          label={text('rangeEnd')}
          value={values['range-end'] ?? ''}
          min="2026-03-01"
          rangeStart="2026-03-01"
          onText={set}
        />
        <DateTextField
          id="departure-wrong"
          label={text('departureDate')}
          value="2020-01-01"
          problem={text('problem.date')}
          onText={() => undefined}
        />
        <DateTextField
          id="return-fixed"
          label={text('returnDate')}
          value="2027-02-28"
          readOnly
          onText={() => undefined}
        />
        <DateOfBirthField
          id="birth"
          label={text('dateOfBirth')}
          {...birth}
          onPart={(part, value) => setBirth((before) => ({ ...before, [part]: value }))}
        />
        <DateOfBirthField
          id="birth-wrong"
          label={text('dateOfBirth')}
          day="30"
          month="02"
          year="2000"
          problem={text('problem.dateOfBirth')}
          onPart={() => undefined}
        />
        <CityField id="from" />
        <AsyncCombobox
          id="from-wrong"
          label={text('departure')}
          text="Atlantis"
          chosen={null}
          suggestions={[]}
          nothingFound
          problem={text('problem.location')}
          onType={() => undefined}
          onChoose={() => undefined}
          onCloseList={() => undefined}
        />
        <AsyncCombobox
          id="from-busy"
          label={text('destination')}
          text="Lis"
          chosen={null}
          suggestions={[]}
          busy
          onType={() => undefined}
          onChoose={() => undefined}
          onCloseList={() => undefined}
        />
      </Examples>
    </Part>
  );
}

type CityState = { text: string; chosen: string | null; closed?: boolean };

function CityField({ id }: { id: string }) {
  const text = useText('gallery');
  const [state, setState] = useState<CityState>({ text: '', chosen: null });
  const wanted = state.text.toLowerCase();
  const found =
    wanted && !state.closed ? cities.filter((city) => city.label.toLowerCase().startsWith(wanted)) : [];
  return (
    <AsyncCombobox
      id={id}
      label={text('departure')}
      text={state.text}
      chosen={state.chosen}
      suggestions={found}
      nothingFound={wanted !== '' && !state.closed && found.length === 0}
      onType={(typed) => setState({ text: typed, chosen: null })}
      onCloseList={() => setState({ ...state, closed: true })}
      onChoose={(chosen) =>
        setState({ text: cities.find((city) => city.id === chosen)?.label ?? '', chosen, closed: true })
      }
    />
  );
}
