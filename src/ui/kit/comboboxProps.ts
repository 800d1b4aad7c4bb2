import type { FieldProps } from './FieldFrame.tsx';

/** One suggestion: its name, which choosing it gives, and, quieter, what distinguishes it. */
export type Suggestion = {
  id: string;
  label: string;
  /** What the list shows in place of the name. */
  shown?: string | undefined;
  more?: string | undefined;
};

export type AsyncComboboxProps = FieldProps & {
  /** The text in the field. */
  text: string;
  /** Id of the suggestion that the text was chosen from; null while it is free text. */
  chosen: string | null;
  suggestions: readonly Suggestion[];
  /** Suggestions are being looked for. */
  busy?: boolean | undefined;
  /** A search ended without suggestions. */
  nothingFound?: boolean | undefined;
  /** Given where the search failed: searches the same text again. */
  onSearchAgain?: (() => void) | undefined;
  /** Shows what is typed and takes nothing else. */
  readOnly?: boolean | undefined;
  onType: (text: string, id: string) => void;
  onChoose: (suggestionId: string, id: string) => void;
  /** The person closes the list; the suggestions go. */
  onCloseList: (id: string) => void;
  onBlur?: ((id: string) => void) | undefined;
};
