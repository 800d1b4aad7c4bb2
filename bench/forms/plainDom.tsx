import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldKey, openingText, problemOf, useWords } from './given.ts';
import { KitField } from './KitField.tsx';
import { Sheet } from './Sheet.tsx';

function Field({ field }: { field: FieldKey }) {
  return <KitField field={field} value={openingText(field)} problem={null} onText={() => {}} />;
}

/** The same elements without React behind them: one listener that judges the field and writes its problem. */
export function Form() {
  const words = useWords();
  const drawn = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (html === null) {
      for (const input of drawn.current?.querySelectorAll('input') ?? []) {
        input.setAttribute('value', input.value);
      }
      setHtml(drawn.current?.innerHTML ?? '');
      return;
    }
    const judge = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) showProblem(target, words);
    };
    const page = document.body;
    page.addEventListener('input', judge);
    page.addEventListener('submit', refuse);
    return () => {
      page.removeEventListener('input', judge);
      page.removeEventListener('submit', refuse);
    };
  }, [html, words]);
  if (html === null) {
    return (
      <div ref={drawn}>
        <Sheet Field={Field} />
      </div>
    );
  }
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

const refuse = (event: Event): void => event.preventDefault();

function showProblem(input: HTMLInputElement, words: ReturnType<typeof useWords>): void {
  const key = input.id as FieldKey;
  const told = words(key, problemOf(key, input.value));
  const place = `${key}-problem`;
  const shown = document.getElementById(place);
  if ((shown?.textContent ?? null) === told) return;
  shown?.remove();
  input.toggleAttribute('aria-invalid', told !== null);
  if (told === null) return;
  const problem = document.createElement('p');
  problem.id = place;
  problem.textContent = told;
  input.closest('div')?.after(problem);
}
