import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { LostPiece } from './LostPiece.tsx';
import { Spinner } from './Spinner.tsx';

type Arrival<Props> = 'fetching' | 'lost' | { Piece: ComponentType<Props> };

/**
 * A piece of the page whose code is fetched when it first shows. Until then `Waiting` stands in its place; where the
 * code does not come, the person can try again, and the rest of the page stays as it is.
 */
export function latePiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType = Spinner,
): ComponentType<Props> {
  let arrival: Arrival<Props> | null = null;
  const watchers = new Set<() => void>();
  const arrive = (next: Arrival<Props>) => {
    arrival = next;
    for (const changed of watchers) changed();
  };
  const fetchPiece = () => {
    arrive('fetching');
    load().then(
      (Piece) => arrive({ Piece }),
      () => arrive('lost'),
    );
  };
  const watch = (changed: () => void) => {
    watchers.add(changed);
    if (arrival === null) fetchPiece();
    return () => void watchers.delete(changed);
  };
  const read = () => arrival;
  return function LatePiece(props) {
    const now = useSyncExternalStore(watch, read, read);
    if (now === null || now === 'fetching') return createElement(Waiting);
    if (now === 'lost') return createElement(LostPiece, { onRetry: fetchPiece });
    return createElement(now.Piece, props);
  };
}
