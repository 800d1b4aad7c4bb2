import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { agents, originOf, signIn } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { byItself } from '../../support/tours/journeys/play.ts';
import { signOutTour } from '../../tours/signOut.tour.ts';

const account = (page: Page) => page.getByRole('button', { name: /^(Account of|Compte de)/ });
/** How each page has asked the server to sign somebody out: GET is the call of the directory. */
const signOutCalls = new WeakMap<Page, string[]>();

const isSentAway = ({ context }: AnyMachineSnapshot) => context.providerAddress !== null;

journeyTours({
  tour: signOutTour,
  reach: async ({ page, language, text }, starting) => {
    await signIn(page, 'b2b', agents.manager, language);
    const calls: string[] = [];
    signOutCalls.set(page, calls);
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/logout')) calls.push(request.method());
    });
    await account(page).click();
    starting();
    await page.getByRole('button', { name: text('shell.user.signOut') }).click();
  },
  drive: { theTokensAreCleared: byItself, theProviderIsLeftTo: byItself },
  screens: {
    loggingOut: ({ page }) => expect(account(page)).toHaveCount(0),
    clearingTokens: null,
    leavingToProvider: {
      requirements: ['SI-027', 'SI-028'],
      look: async ({ page }) => {
        await expect(page).toHaveURL(new RegExp(`^${originOf('b2b')}/welcome`));
        const tokens = await page.evaluate(() =>
          Object.keys(window.sessionStorage).filter((key) => key.startsWith('oidc.user')),
        );
        expect(tokens).toEqual([]);
        expect(signOutCalls.get(page)).toEqual(['GET']);
        await expect(account(page)).toHaveCount(0);
      },
    },
    signedOut: null,
    notSignedOut: async ({ page, text }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('flow.session.notEnded.title'));
      await expect(page).toHaveURL(`${originOf('b2b')}/welcome`);
    },
  },
  requests: { logOut: { url: '**/api/auth/logout' } },
  notHere: {
    theTokensCannotBeCleared: 'the memory of a tab does not refuse to forget',
    theProviderIsLeftTo: { reason: 'the page is left with it', where: isSentAway },
    theProviderCannotBeReached: 'a page that is left does not hear that the other did not come',
  },
});
