import { useCallback, useState } from 'react';
import { type FieldKey, missingKey, openingText, problemOf, rowIds, useWords } from './given.ts';
import { KitField } from './KitField.tsx';
import { Problems, Sheet } from './Sheet.tsx';

/** The least that React needs: a state of its own in each field, judged by the product's rule once something is typed. */
function Field({ field }: { field: FieldKey }) {
  const [typed, setTyped] = useState<string | null>(null);
  const words = useWords();
  const take = useCallback((text: string) => setTyped(text), []);
  const problem = typed === null ? null : words(field, problemOf(field, typed));
  return <KitField field={field} value={typed ?? openingText(field)} problem={problem} onText={take} />;
}

export function Form() {
  const [tried, setTried] = useState(false);
  const [rows, setRows] = useState<readonly string[]>(rowIds);
  const goOn = useCallback(() => setTried(true), []);
  const add = useCallback(() => setRows((ids) => [...ids, `pax-${ids.length + 1}`]), []);
  const remove = useCallback(() => setRows((ids) => ids.slice(0, -1)), []);
  return (
    <>
      {tried && <Problems problems={[[missingKey as FieldKey, 'required']]} />}
      <Sheet Field={Field} onContinue={goOn} rows={rows} onAdd={add} onRemove={remove} />
    </>
  );
}
