/** A ref callback: while there is more in a place than it shows, the keyboard reaches it to scroll. */
export function scrollsByKey(place: HTMLElement | null): () => void {
  if (place === null) return () => undefined;
  const judge = () => {
    if (place.scrollHeight > place.clientHeight + 1) place.tabIndex = 0;
    else place.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(judge);
  sizes.observe(place);
  for (const child of place.children) sizes.observe(child);
  return () => sizes.disconnect();
}
