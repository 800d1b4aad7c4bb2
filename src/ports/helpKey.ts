/** Calls back when ? is pressed where nothing is typed; gives what ends it. A key that is pressed in a dialog is the dialog’s. */
export function onHelpKey(window: Window, act: () => void): () => void {
  const heard = new AbortController();
  window.addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey }) => {
      if (key !== '?' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      act();
    },
    { signal: heard.signal },
  );
  return () => heard.abort();
}
