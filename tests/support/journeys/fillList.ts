import { expect, type Page } from '@playwright/test';
import { getUser } from '#domain/calls/identity/getUser.ts';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { flowDraftEnvelope } from '#domain/quote/flowDraftEnvelope.ts';
import { noForms } from '#domain/quote/flowForms.ts';
import { onceARun } from './onceARun.ts';
import { originOf } from './portal.ts';

const twelve = Array.from({ length: 12 }, (_, index) => index);

/** What lists show that the sample leaves empty: where it is made, by which call, and of what. */
const made: Readonly<Record<string, readonly ['admin' | 'b2c', string, (index: number) => object]>> = {
  '/quotes': ['admin', '/api/drafts', () => flowDraftEnvelope({ step: 'TRAVELLER_DETAILS', forms: noForms })],
  '/leads': [
    'b2c',
    '/api/policies/lead',
    (index) => ({
      firstName: 'Zoé',
      email: `zoe.${index}@lists.example.ca`,
      language: 'FR',
      tripStartDate: null,
    }),
  ],
};

/** Makes more rows of a list than a page holds, once a run. */
export async function fillList(page: Page, path: string): Promise<void> {
  const rows = made[path];
  if (!rows) return;
  const [application, call, rowOf] = rows;
  const origin = originOf(application);
  const own = { lang: 'FR', 'url-ref-code': 'portage', 'sec-fetch-site': 'same-origin', origin };
  await onceARun(`rows of ${path}`, async () => {
    const user = await page.request.get(`${origin}${getUser.path}`, { headers: own });
    const { claimsToken } = (await user.json()) as CurrentUser;
    const headers = { ...own, 'x-claims-token': claimsToken ?? '' };
    for (const index of twelve) {
      const answer = await page.request.post(`${origin}${call}`, { headers, data: rowOf(index) });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    return true;
  });
}
