import { type SyntheticEvent, useState } from 'react';

/**
 * A text that an input method composes, such as é from ´ and e, shows as it is composed, and is taken once, when it is
 * done. Gives the field its value and what it does when that changes.
 */
export function useComposed<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  value: string,
  take: (field: Field, event: Event) => void,
) {
  const [composing, setComposing] = useState<string | null>(null);
  const read = ({ currentTarget, nativeEvent }: SyntheticEvent<Field>) => {
    const isComposing = (nativeEvent as Partial<InputEvent>).isComposing === true;
    setComposing(isComposing ? currentTarget.value : null);
    if (!isComposing) take(currentTarget, nativeEvent);
  };
  return { value: composing ?? value, onChange: read, onCompositionEnd: read };
}
