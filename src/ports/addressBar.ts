export type BarAddress = { path: string; search: string };

export type AddressBar = {
  read(): BarAddress;
  /** Writes the address when it differs; `replace` leaves no entry to go back to. */
  write(address: BarAddress, mode: 'push' | 'replace'): void;
  /** Tells every address that the person opens with Back or Forward. */
  onOpen(listener: (address: BarAddress) => void): () => void;
  /** Leaves the application; `unasked`: what asks before the page is left is passed over. */
  leaveTo(url: string, how?: 'unasked'): void;
};

/** The address bar of a window. */
export function createAddressBar(win: Window): AddressBar {
  const read = () => ({ path: win.location.pathname, search: win.location.search });
  let isUnasked = false;
  // Browsers tell the listeners in the order of their coming, so the one that silences the others comes first.
  win.addEventListener('beforeunload', (event) => {
    if (isUnasked) event.stopImmediatePropagation();
  });
  return {
    read,
    write: (address, mode) => {
      const now = read();
      if (now.path === address.path && now.search === address.search) return;
      const url = `${address.path}${address.search}`;
      if (mode === 'push') win.history.pushState(null, '', url);
      else win.history.replaceState(null, '', url);
    },
    onOpen: (listener) => {
      const tell = () => listener(read());
      win.addEventListener('popstate', tell);
      return () => win.removeEventListener('popstate', tell);
    },
    leaveTo: (url, how) => {
      isUnasked = how === 'unasked';
      win.location.assign(url);
    },
  };
}
