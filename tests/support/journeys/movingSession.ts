import type { BrowserContext, Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { originOf } from './portal.ts';

/** Moves the session of a browser to an organisation from another page of it, which stays: a clock may be at work in it. */
export async function moveElsewhere(page: Page, application: ApplicationKey, newOrg: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${originOf(application)}/faq`, { waitUntil: 'commit' });
  const status = await other.evaluate(async (code) => {
    const answer = await fetch('/api/auth/get-user');
    const { user, claimsToken } = (await answer.json()) as CurrentUser;
    const call = user?.userType === 'lanid' ? 'set-user' : 'set-ciam-user';
    const headers = { newOrg: code, 'x-claims-token': claimsToken ?? '' };
    return (await fetch(`/api/auth/${call}`, { headers })).status;
  }, newOrg);
  if (status !== 200) throw new Error(`The session did not move to ${newOrg}: ${status}`);
}

/** Moves the session of a browser to an organisation before a page of it is open. */
export async function moveBeforehand(
  context: BrowserContext,
  application: ApplicationKey,
  newOrg: string,
): Promise<void> {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    context.request.get(`${originOf(application)}/api/auth/${path}`, {
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  const { user, claimsToken } = (await (await ask('get-user')).json()) as CurrentUser;
  const call = user?.userType === 'lanid' ? 'set-user' : 'set-ciam-user';
  const status = (await ask(call, { newOrg, 'x-claims-token': claimsToken ?? '' })).status();
  if (status !== 200) throw new Error(`The session did not move to ${newOrg}: ${status}`);
}

/** Code of the organisation for which the session of a page works now; null while the page is being left. */
export function organizationOfSession(page: Page): Promise<string | null> {
  return page
    .evaluate(async () => {
      const answer = await fetch('/api/auth/get-user');
      return ((await answer.json()) as CurrentUser).organization?.code ?? null;
    })
    .catch(() => null);
}
