import { type ComponentType, createElement, useSyncExternalStore } from 'react';
import { LostOverlay } from './LostOverlay.tsx';
import { LostPiece, type LostPieceProps } from './LostPiece.tsx';
import { Spinner } from './Spinner.tsx';

type Arrival<Props> = 'fetching' | 'lost' | { Piece: ComponentType<Props> };

const Turning = () => createElement(Spinner);
const nothing = () => null;

/**
 * A piece of the page whose code is fetched when it first shows, and again where it did not come the time before. Until
 * then `Waiting` stands in its place; where the code does not come, `Lost` lets the person try again, and the rest of
 * the page stays as it is.
 */
export function latePiece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Turning,
  Lost: ComponentType<Props & LostPieceProps> = LostPiece,
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
    const isFirst = watchers.size === 0;
    watchers.add(changed);
    if (arrival === null || (isFirst && arrival === 'lost')) fetchPiece();
    return () => void watchers.delete(changed);
  };
  const read = () => arrival;
  return function LatePiece(props) {
    const now = useSyncExternalStore(watch, read, read);
    if (now === null || now === 'fetching') return createElement(Waiting, props);
    if (now === 'lost') return createElement(Lost, { ...props, onRetry: fetchPiece });
    return createElement(now.Piece, props);
  };
}

/** A late piece that lies over the page: nothing shows until its code is there, and where it does not come, that is said over the page. */
export function lateOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return latePiece(load, nothing, LostOverlay);
}

/** A late piece that nobody misses: nothing shows until its code is there, nor where it does not come. */
export function lateExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return latePiece(load, nothing, nothing);
}
