import { expect, type Page } from '@playwright/test';
import { mailPageVariable } from './mailPage.ts';

/** Has the gateway answer no question about the orders of a purchase; gives what ends that. */
export async function faultOfGateway(page: Page, purchaseId: string): Promise<() => Promise<void>> {
  const console = new URL('/console/api/faults', process.env[mailPageVariable]).href;
  const data = { place: 'gateway.lookup', kind: 'serverError', match: purchaseId, times: null };
  const answer = await page.request.post(console, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return async () => {
    expect((await page.request.delete(`${console}/${id}`)).status()).toBe(204);
  };
}
