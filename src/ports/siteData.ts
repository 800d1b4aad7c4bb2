/** What the browser keeps of this site, for the tab and for all of it. */
export type SiteData = { tab: Storage; browser: Storage };

/** Null where a person has the browser refuse cookies and site data: without them there is no session and no draft. */
export function siteDataOf(win: Window): SiteData | null {
  try {
    return win.navigator.cookieEnabled ? { tab: win.sessionStorage, browser: win.localStorage } : null;
  } catch {
    return null;
  }
}
