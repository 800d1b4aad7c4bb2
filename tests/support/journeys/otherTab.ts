import { expect, type Page } from '@playwright/test';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { hearAnswers } from './hearAnswers.ts';

/** How the tabs call the session that a page was told of last. */
const names = new WeakMap<Page, string | null>();

/** Notes from now on how the server calls the session of a page. */
export function noteSessionName(page: Page): void {
  hearAnswers<CurrentUser>(page, /\/api\/auth\/get-user$/, ({ sessionName }) => names.set(page, sessionName));
}

/** Says something of the session, as another tab of the same browser does. */
export async function tellFromAnotherTab(page: Page, news: object): Promise<void> {
  await expect.poll(() => names.get(page) ?? null).not.toBeNull();
  await page.evaluate(
    (message) => {
      const channel = new BroadcastChannel('portage-session');
      const post = channel.postMessage.bind(channel);
      post(message);
      channel.close();
    },
    { sessionName: names.get(page), news },
  );
}
