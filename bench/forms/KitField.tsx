import { useText } from '#src/text/useText.ts';
import { DateTextField } from '#src/ui/kit/DateTextField.tsx';
import { MoneyField } from '#src/ui/kit/MoneyField.tsx';
import { TextField } from '#src/ui/kit/TextField.tsx';
import { type FieldKey, facts } from './given.ts';

export type KitFieldProps = {
  field: FieldKey;
  value: string;
  problem: string | null;
  onText: (text: string, id: string) => void;
};

type NameOf<Key> = Key extends `${infer First}.${string}` ? First : Key;

/** A typed field of traveller details with the kit's control and the product's texts. */
export function KitField({ field, value, problem, onText }: KitFieldProps) {
  const text = useText('quickQuote');
  const words = useText('kit');
  const name = field.split('.')[0] as NameOf<FieldKey>;
  const shared = { id: field, label: text(name), value, problem, onText };
  if (name === 'age') return <TextField {...shared} inputMode="numeric" width="code" maxLength={10} />;
  if (name === 'tripCost') return <MoneyField {...shared} hint={text('tripCost.hint')} />;
  return <DateTextField {...shared} hint={words('date.hint', { example: facts.today })} />;
}
