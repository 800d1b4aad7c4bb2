/**
 * A ref callback for a mark inside a form: Enter on the title of the page, which has the focus as the page opens, submits the
 * form. A key that is still held down from the page before does not.
 */
export function confirmedByEnter(mark: HTMLElement | null): () => void {
  const title = document.getElementById('page-title');
  const form = mark?.closest('form');
  const confirm = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && event.target === title) form?.requestSubmit();
  };
  title?.addEventListener('keydown', confirm);
  return () => title?.removeEventListener('keydown', confirm);
}
