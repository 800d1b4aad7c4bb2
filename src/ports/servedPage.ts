const reopenedKey = 'portage-reopened';
const entryScript = 'script[type="module"][src]';

/** The page as the server hands it out; an edition is named by the script that a page begins with. */
export type ServedPage = {
  /** Tells when a part of the page, a script or a style, did not come. */
  onMissingPart(listener: () => void): void;
  /** The edition that the server has, when it is another one than this page's and was not tried before; else null. */
  otherEdition(signal: AbortSignal): Promise<string | null>;
  /** Loads the page again, once for an edition. */
  reopen(edition: string): void;
};

const editionOf = (page: Document) => page.querySelector(entryScript)?.getAttribute('src') ?? '';

export function createServedPage(win: Window): ServedPage {
  const own = editionOf(win.document);
  return {
    onMissingPart: (listener) => win.addEventListener('vite:preloadError', listener),
    otherEdition: async (signal) => {
      const answer = await win.fetch('/', { cache: 'no-store', signal });
      if (!answer.ok) throw new Error('The page cannot be read');
      const served = editionOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      const isOther = served !== '' && served !== own && served !== win.sessionStorage.getItem(reopenedKey);
      return isOther ? served : null;
    },
    reopen: (edition) => {
      win.sessionStorage.setItem(reopenedKey, edition);
      win.location.reload();
    },
  };
}
