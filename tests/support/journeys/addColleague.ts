import type { Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import { newPersonBody } from '../server/peopleOffice.ts';
import { bringSession } from './earlierSession.ts';
import { agents, originOf } from './portal.ts';

/** Adds a consultant of an agency, as its administrator. */
export async function addColleague(
  page: Page,
  language: Language,
  person: { email: string; referenceNumber: string },
): Promise<void> {
  await bringSession(page.context(), 'admin', agents.owner);
  const asked = page.waitForRequest(/\/api\/agent\/search/);
  await page.goto(`${originOf('admin')}/users?lastName=Lavoie&lang=${language}`);
  const known = { ...(await (await asked).allHeaders()), 'content-type': 'application/json' };
  const organizations = [{ organizationCode: 'BOREAL-MTL', isDefault: true }];
  const added = newPersonBody({
    ...person,
    organizations,
    role: 'Consultant_Agency',
    language: language === 'fr' ? 'FR' : 'EN',
  });
  const named = ([name]: [string, string]) => /^(x-|url-|content-type|lang)/.test(name);
  const sent = { headers: Object.fromEntries(Object.entries(known).filter(named)), body: added };
  await page.evaluate(async ({ headers, body }) => {
    await fetch('/api/createProfile', { method: 'POST', headers, body: JSON.stringify(body) });
  }, sent);
}
