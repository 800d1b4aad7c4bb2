import { expect, type Page } from '@playwright/test';
import { mailPageVariable } from './mailPage.ts';

type Fault = { place: string; kind: string; match: string };

/** Has the stand-ins fail at a place, for what begins so, until what it gives ends that. */
export async function faultOutside(page: Page, fault: Fault): Promise<() => Promise<void>> {
  const console = new URL('/console/api/faults', process.env[mailPageVariable]).href;
  const answer = await page.request.post(console, { data: { ...fault, times: null } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return async () => {
    expect((await page.request.delete(`${console}/${id}`)).status()).toBe(204);
  };
}

/** Has the gateway answer no question about the orders of a purchase; gives what ends that. */
export const faultOfGateway = (page: Page, purchaseId: string): Promise<() => Promise<void>> =>
  faultOutside(page, { place: 'gateway.lookup', kind: 'serverError', match: purchaseId });
