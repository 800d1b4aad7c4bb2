let holder: { id: string; input: HTMLInputElement } | null = null;

/** Carries the focus and the caret from a field to the field that takes its place. */
export const focusHandOver = {
  giving(id: string) {
    return {
      onFocus: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        holder = { id, input: currentTarget };
      },
    };
  },
  forget(id: string) {
    if (holder?.id === id) holder = null;
  },
  /** A ref callback of the field that takes over. */
  taking(id: string) {
    return (input: HTMLInputElement | null) => {
      if (!input || holder?.id !== id || holder.input === input) return;
      const { selectionStart, selectionEnd } = holder.input;
      holder = null;
      input.focus();
      input.setSelectionRange(selectionStart, selectionEnd);
    };
  },
};
