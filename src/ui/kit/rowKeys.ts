type RowKeys = {
  /** Enter in a field; the id of the field. */
  onEnter: (id: string) => void;
  /** Text that is pasted into a field. Says whether it was taken; what was not goes into the field. */
  onPaste: (id: string, text: string) => boolean;
};

/** A ref callback that hears Enter and paste in the text fields of the place with this id. */
export function rowKeys(place: string, { onEnter, onPaste }: RowKeys) {
  return () => {
    const rows = document.getElementById(place);
    const heard = new AbortController();
    const { signal } = heard;
    rows?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onEnter(event.target.id);
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
