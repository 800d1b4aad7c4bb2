type RowKeys = {
  /** Whether Enter is ours; where it is not it does what it does everywhere. */
  takesEnter: () => boolean;
  /** Enter in a field; the id of the field. */
  onEnter: (id: string) => void;
  /** Enter with Ctrl or Command. */
  onCtrlEnter: (id: string) => void;
  /** Text that is pasted into a field. Says whether it was taken; what was not goes into the field. */
  onPaste: (id: string, text: string) => boolean;
};

/** A ref callback that hears Enter and paste in the text fields of the place with this id. */
export function rowKeys(place: string, { takesEnter, onEnter, onCtrlEnter, onPaste }: RowKeys) {
  return () => {
    const rows = document.getElementById(place);
    const heard = new AbortController();
    const { signal } = heard;
    rows?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
        if (!takesEnter()) return;
        event.preventDefault();
        (event.ctrlKey || event.metaKey ? onCtrlEnter : onEnter)(event.target.id);
      },
      { signal },
    );
    rows?.addEventListener(
      'paste',
      (event) => {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (event.target instanceof HTMLInputElement && onPaste(event.target.id, text)) {
          event.preventDefault();
        }
      },
      { signal },
    );
    return () => heard.abort();
  };
}

/** Puts the focus on the button that sends the form in which this place is. */
export function focusSubmit(place: string): void {
  const form = document.getElementById(place)?.closest('form');
  form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
}
