import { expect } from '@playwright/test';
import { frameField } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { answerable, holdIdling, idlingOf, leaveTime, makeDoubtful } from '../../support/journeys/idling.ts';
import { tellFromAnotherTab } from '../../support/journeys/otherTab.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import {
  idleButton,
  idleDialog,
  idleSessionScreens,
  refreshIsNotOffered,
} from '../../tours/idleSession.screens.ts';
import { idleSessionTour } from '../../tours/idleSession.tour.ts';

const minute = 60_000;

/** As assistive technology does it, without a key or a mouse button that would count as activity. */
const press =
  (key: string): Gesture =>
  (person) =>
    idleButton(person, key).dispatchEvent('click');

/** A key goes to the page, not into a frame of it. */
const pressKey: Gesture = async ({ page }) => {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
  });
  await page.keyboard.press('Shift');
};

/** The server says how late it is. */
const recover: Gesture = async (person) => {
  await makeDoubtful(person.page);
  await (await answerable(idlingOf(person).serverTime)).fallback();
};

const noReminder = (person: Person) => expect(idleDialog(person)).toHaveCount(0);

/** What only activity that is throttled takes. */
const throttled = [
  'watching.renewal.quiet · person.act [timeRemains] → watching.renewal.renewing',
  'watching.renewal.quiet · frame.tellActivity [reminderIsHidden] → watching.renewal.renewing',
  'watching.renewal.renewing · done(keepAlive) [activityIsThrottled] → watching.renewal.resting',
  'watching.renewal.resting · person.refreshSession [timeRemains] → watching.renewal.renewing',
  'watching.renewal.resting · after(throttleInterval) → watching.renewal.quiet',
];

journeyTours({
  tour: idleSessionTour,
  time: 'paused',
  reach: async (person, starting) => {
    const { page, language } = person;
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' }, () => holdIdling(page));
    await expect(frameField(page, 'number')).toBeVisible();
    await leaveTime(person, minute);
    await expect(idleDialog(person), 'its code comes with the first reminder').toBeVisible();
    await recover(person);
    await noReminder(person);
    starting();
  },
  drive: {
    thePersonActs: { requirements: ['ID-017'], gesture: pressKey },
    theCardFrameTellsActivity: {
      requirements: ['ID-018'],
      gesture: async ({ page }) => {
        await frameField(page, 'number').focus();
        await frameField(page, 'number').blur();
      },
    },
    theServerRenews: async (person) => (await answerable(idlingOf(person).keepAlive)).fallback(),
    theServerRefuses: async (person) =>
      (await answerable(idlingOf(person).keepAlive)).fulfill({
        status: 401,
        json: { code: 'session.expired' },
      }),
    nobodyAnswers: async (person) =>
      (await answerable(idlingOf(person).keepAlive)).abort('internetdisconnected'),
    littleTimeIsLeft: (person) => leaveTime(person, minute),
    noTimeIsLeft: (person) => leaveTime(person, 0),
    theClockHadJumped: recover,
    anotherTabRenews: async (person) => {
      const idling = idlingOf(person);
      idling.expiration += 29 * minute;
      const sessionExpiration = new Date(idling.expiration).toISOString();
      await tellFromAnotherTab(person.page, { type: 'session.renew', sessionExpiration });
    },
    anotherTabEndsTheSession: (person) => tellFromAnotherTab(person.page, { type: 'session.end' }),
    thePersonRefreshes: press('refresh'),
    thePersonEndsTheSession: async (person) => {
      const isTimedOut = await idleButton(person, 'timedOut.close').isVisible();
      await press(isTimedOut ? 'timedOut.close' : 'end')(person);
    },
    thePageIsLeft: ({ page }) =>
      page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide'))),
    theSessionIsEnded: async (person) => (await answerable(idlingOf(person).signOut)).fallback(),
    theSessionIsNotEnded: async (person) => (await answerable(idlingOf(person).signOut)).abort('failed'),
  },
  screens: { ...idleSessionScreens, leaving: noReminder, ended: noReminder },
  notHere: { thePersonRefreshes: refreshIsNotOffered },
  notFromHere: Object.fromEntries(throttled.map((name) => [name, 'activity is debounced in the product'])),
});
