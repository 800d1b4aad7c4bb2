import type { Page, Route } from '@playwright/test';

/** Whether a page asks for the page that the server has, without opening it. */
export const asksForBuild = (route: Route): boolean =>
  new URL(route.request().url()).pathname === '/' && route.request().resourceType() !== 'document';

/** Answers as a server with a newer build: its page names another entry. */
export async function answerNewer(route: Route): Promise<void> {
  const answer = await route.fetch();
  const html = (await answer.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
  await route.fulfill({ response: answer, body: html });
}

/**
 * Makes an old page of the open one: the server has a newer build, and a script is gone.
 * @param staysGone whether the newer build lacks the script as well
 */
export async function buildAnew(page: Page, gone: string, staysGone = false): Promise<void> {
  let isOld = true;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') isOld = staysGone;
    const { pathname } = new URL(route.request().url());
    if (isOld && pathname.startsWith(`/assets/${gone}-`)) return route.fulfill({ status: 404 });
    return asksForBuild(route) ? answerNewer(route) : route.continue();
  });
}
