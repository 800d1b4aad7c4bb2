import { expect, type Page } from '@playwright/test';
import { getUser } from '#domain/calls/identity/getUser.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { countTasks } from '#domain/calls/tasks/countTasks.ts';
import { flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { onceARun } from './onceARun.ts';
import { originOf } from './portal.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index);

const leadAt = (email: string) => ({ firstName: 'Zoé', email, language: 'FR', tripStartDate: null });

/** What lists show that the sample leaves empty: where it is made, by which call, and of what. */
const made: Readonly<Record<string, readonly ['admin' | 'b2c', string, (index: number) => object]>> = {
  '/quotes': ['admin', '/api/drafts', () => flowDraftEnvelope({ step: 'TRAVELLER_DETAILS', forms: noForms })],
  '/leads': ['b2c', createLead.path, (index) => leadAt(`zoe.${index}@lists.example.ca`)],
  '/tasks': ['b2c', createLead.path, (index) => leadAt(`zoe.${index}@unknown.example`)],
};

/** A mail that does not arrive is a task some time later. */
async function untilReturned(page: Page): Promise<void> {
  const origin = originOf('admin');
  const own = { 'sec-fetch-site': 'same-origin', origin };
  const user = await page.request.get(`${origin}${getUser.path}`, { headers: own });
  const { claimsToken } = (await user.json()) as CurrentUser;
  const headers = { ...own, 'x-claims-token': claimsToken ?? '' };
  const count = async () =>
    ((await (await page.request.get(`${origin}${countTasks.path}`, { headers })).json()) as { count: number })
      .count;
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(twelve.length);
}

/** Makes more rows of a list than a page holds, once a run. */
export async function fillList(page: Page, path: string): Promise<void> {
  const rows = made[path];
  if (!rows) return;
  const [application, call, rowOf] = rows;
  const origin = originOf(application);
  const own = { lang: 'FR', 'url-ref-code': 'portage', 'sec-fetch-site': 'same-origin', origin };
  await onceARun(`rows of ${path}`, async () => {
    for (const index of twelve) {
      // A visitor leaves few leads a day, so that each is left by another one.
      await page.context().clearCookies({ name: '__Host-portage-b2c' });
      const user = await page.request.get(`${origin}${getUser.path}`, { headers: own });
      const { claimsToken } = (await user.json()) as CurrentUser;
      const headers = { ...own, 'x-claims-token': claimsToken ?? '' };
      const answer = await page.request.post(`${origin}${call}`, { headers, data: rowOf(index) });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    if (path === '/tasks') await untilReturned(page);
    return true;
  });
}
