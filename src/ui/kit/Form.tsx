import type { ReactNode } from 'react';
import { FieldStack } from './FieldRow.tsx';

export type FormProps = {
  /** Enter in a field and the submit button come here; the chart says what is wrong, never the browser. */
  onSubmit: () => void;
  children: ReactNode;
};

/** The fields of a step, one below the other, and the button that sends them. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldStack>{children}</FieldStack>
    </form>
  );
}
