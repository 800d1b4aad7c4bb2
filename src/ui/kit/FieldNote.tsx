import { type FocusEvent, useState } from 'react';
import type { Taken, TypingNote } from '#domain/typing/taken.ts';
import { useText } from '../../text/useText.ts';
import styles from './field.module.css';
import { forgetMarks } from './takeText.ts';

/** What a field says of what was typed; null while nobody types and nothing was left out. */
export type FieldSaying = { text: string; isWrong: boolean } | null;

/**
 * The note of a field: who goes on typing or leaves can still read it, and the next visit begins without it. That an
 * amount has no sign looks wrong until the field is left.
 */
export function useTypingNote() {
  const text = useText('kit');
  const [note, setNote] = useState<TypingNote | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [isOfEarlierVisit, setOfEarlierVisit] = useState(false);
  const isWrong = isTyping && note?.key === 'moneySign';
  const { key, left = '', length = 0 } = note ?? {};
  return {
    isTyping,
    saying: (note || isTyping
      ? { text: key ? text(`typing.${key}`, { left, length }) : '', isWrong }
      : null) satisfies FieldSaying,
    enter: ({ currentTarget }: FocusEvent) => {
      forgetMarks(currentTarget);
      setTyping(true);
    },
    take: (taken: Taken) => {
      if (taken.note === null && taken.kept !== '' && !isOfEarlierVisit) return;
      setNote(taken.note);
      setOfEarlierVisit(false);
    },
    leave: () => {
      setTyping(false);
      setOfEarlierVisit(true);
    },
  };
}

/** Stands empty while its field has the focus, so that assistive technology speaks what comes into it. */
export function FieldNote({ id, saying }: { id: string; saying: FieldSaying }) {
  return (
    saying && (
      <p className={styles.note} id={`${id}-note`} role="status" data-wrong={saying.isWrong || undefined}>
        {saying.text}
      </p>
    )
  );
}
