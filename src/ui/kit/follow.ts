import type { MouseEvent } from 'react';

/**
 * Lets the application follow a link itself; a press that asks for a new window, tab or download stays the browser's.
 */
export function followWith(onFollow: ((href: string) => void) | undefined) {
  if (!onFollow) return undefined;
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const { target } = event.currentTarget;
    if (!plain || event.defaultPrevented || (target && target !== '_self')) return;
    event.preventDefault();
    onFollow(event.currentTarget.getAttribute('href') ?? '');
  };
}
