import { useCallback, useState } from 'react';
import { type FieldKey, missingKey, openingText, problemOf, useWords } from './given.ts';
import { KitField } from './KitField.tsx';
import { Problems, Sheet } from './Sheet.tsx';

/** The least that React needs: a state of its own in each field, judged by the product's rule. */
function Field({ field }: { field: FieldKey }) {
  const [value, setValue] = useState(() => openingText(field));
  const words = useWords();
  const take = useCallback((text: string) => setValue(text), []);
  return (
    <KitField field={field} value={value} problem={words(field, problemOf(field, value))} onText={take} />
  );
}

export function Form() {
  const [tried, setTried] = useState(false);
  const goOn = useCallback(() => setTried(true), []);
  return (
    <>
      {tried && <Problems problems={[[missingKey as FieldKey, 'required']]} />}
      <Sheet Field={Field} onContinue={goOn} />
    </>
  );
}
