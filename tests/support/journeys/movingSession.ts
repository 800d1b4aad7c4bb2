import type { BrowserContext, Page } from '@playwright/test';
import type { ApplicationKey } from '#domain/applications.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { originOf } from './portal.ts';

/** Moves the session of a browser to an organization, which no page of it does: one of an external administrator would go to the default one. */
export async function moveSession(
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

/** Code of the organization for which the session of a page works now; null while the page is being left. */
export function organizationOfSession(page: Page): Promise<string | null> {
  return page
    .evaluate(async () => {
      const answer = await fetch('/api/auth/get-user');
      return ((await answer.json()) as CurrentUser).organization?.code ?? null;
    })
    .catch(() => null);
}
