import { type ReactNode, useMemo } from 'react';
import { createPath, type Navigator, parsePath, type Path, Router, type To } from 'react-router';

export type AddressesProps = {
  /** The address that shows: path, query and fragment. */
  shown: string;
  /** What a link below asks for; whoever owns the page decides what shows then. */
  onFollow: (asked: Path) => void;
  children: ReactNode;
};

/** Back and Forward are the browser's, and come to whoever owns the page as events. */
function navigatorOf(onFollow: (asked: Path) => void): Navigator {
  const follow = (to: To) => {
    onFollow({ pathname: '/', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) });
  };
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    push: follow,
    replace: follow,
    go: () => undefined,
  };
}

/** Gives react-router the address that a page shows, and the page what react-router's links ask for. */
export function Addresses({ shown, onFollow, children }: AddressesProps) {
  const navigator = useMemo(() => navigatorOf(onFollow), [onFollow]);
  return (
    <Router location={shown} navigator={navigator}>
      {children}
    </Router>
  );
}
