const reopenedKey = 'portage-reopened';
const entryScript = 'script[type="module"][src]';

/** The page as the server hands it out; its build is named by the script that a page begins with. */
export type ServedPage = {
  /** Calls the listener when a part of the page, a script or a style, did not come. */
  onMissingPart(listener: () => void): void;
  /** The build that the server has, when it is another one than this page's and was not tried before; else null. */
  otherBuild(): Promise<string | null>;
  /** Loads the page again, once for a build. */
  reopen(build: string): void;
};

const buildOf = (page: Document) => page.querySelector(entryScript)?.getAttribute('src') ?? '';

export function createServedPage(win: Window): ServedPage {
  const own = buildOf(win.document);
  return {
    onMissingPart: (listener) => win.addEventListener('vite:preloadError', listener),
    otherBuild: async () => {
      const answer = await win.fetch('/', { cache: 'no-store' });
      if (!answer.ok) throw new Error('The page cannot be read');
      const served = buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      const isOther = served !== '' && served !== own && served !== win.sessionStorage.getItem(reopenedKey);
      return isOther ? served : null;
    },
    reopen: (build) => {
      win.sessionStorage.setItem(reopenedKey, build);
      win.location.reload();
    },
  };
}
