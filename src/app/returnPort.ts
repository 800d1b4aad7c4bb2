import { fromCallback } from 'xstate';
import { onPageShown } from '../ports/pageHiding.ts';

/** Speaks whenever the page comes back into sight. */
export function returnPort(window: Pick<Window, 'document'>) {
  return fromCallback(({ sendBack }) => onPageShown(window, () => sendBack({ type: 'page.return' })));
}
