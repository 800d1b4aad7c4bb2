import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import {
  breakFrame,
  expectPay,
  frameField,
  goodCard,
  payButton,
  reloadFrame,
  type TypedCard,
  typeInFrame,
} from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { namesOf } from '../../support/tours/journeys/trail.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import { enteredToken, testCard } from '../../tours/cardField.situations.ts';
import {
  cardHolder,
  chooseEntry,
  leaveToken,
  noNameToErase,
  seeCardProblems,
  typeHolder,
  typeAndLeaveToken,
  typeToken,
} from '../../tours/cardField.screens.ts';
import { cardFieldTour } from '../../tours/cardField.tour.ts';
import { seePaymentText } from '../../tours/payment.screens.ts';

type Gates = { frame: Gate; token: Gate; purchase: Gate };
const gates = new WeakMap<Page, Gates>();
const gatesOf = ({ page }: Person) => gates.get(page) as Gates;

const isReady = (snapshot: AnyMachineSnapshot) => snapshot.matches({ framed: 'ready' });
const isUnderway = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ framed: 'tokenising' }) || snapshot.matches({ framed: 'tokenised' });
const payIsReady = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches({ framed: { ready: 'complete' } }) ||
  snapshot.matches({ framed: { ready: 'withoutToken' } }) ||
  (snapshot.matches({ framed: { ready: 'correcting' } }) && snapshot.context.frameIsComplete);

const typeCard =
  (card: Partial<TypedCard>) =>
  ({ page }: Person) =>
    typeInFrame(page, { ...goodCard, ...card });

/** Has the vault answer for another card than the one that stands in the frame. */
const tokenOf = (card: { pan?: string; cvd?: string }) => async (person: Person) => {
  const route = await gatesOf(person).token.next();
  const asked = route.request().postDataJSON() as { card: object };
  await route.fallback({ postData: { ...asked, card: { ...asked.card, ...card } } });
};

const notInFrame = {
  reason: 'nothing can be typed while the frame is not there, or the card is being taken',
  where: (snapshot: AnyMachineSnapshot) => !isReady(snapshot),
};
const notTyped = {
  reason: 'the form is shut while the card is being taken',
  where: isUnderway,
};

journeyTours({
  tour: cardFieldTour,
  time: 'paused',
  reach: async (person, starting) => {
    const { page, language } = person;
    await openStepAgain(page, { application: 'b2c', language, step: 'PAYMENT' }, async () => {
      gates.set(page, {
        frame: await gateAt(page, /\/HPPtoken\/index\.php/),
        token: await gateAt(page, /\/HPPtoken\/token$/),
        purchase: await gateAt(page, /\/api\/policies$/, 'POST'),
      });
      starting();
    });
    await expect(cardHolder(page)).toBeVisible();
  },
  drive: {
    personTypesName: typeHolder('Zoé Tremblay'),
    personTypesWrongName: typeHolder('Zoé 2'),
    personErasesName: typeHolder(''),
    personEntersToken: chooseEntry('person.enterToken'),
    personEntersCard: chooseEntry('person.enterCard'),
    personTypesToken: typeToken(enteredToken),
    personTypesWrongToken: typeToken('6a'),
    personTypesCardForToken: typeAndLeaveToken(testCard),
    personLeavesToken: leaveToken,
    personReloadsFrame: async (person) => {
      gatesOf(person).frame.clear();
      gatesOf(person).token.clear();
      await person.page.getByRole('button', { name: person.text('payment.frame.reload') }).click();
    },
    parentAsksForToken: ({ page }) => payButton(page).click(),
    parentAsksAgain: async (person) => {
      const { page } = person;
      const frameId = await page.locator('iframe[id^="card-frame-"]').getAttribute('id');
      const declinedPayers = [frameId?.replace('card-frame-', '')];
      const route = await gatesOf(person).purchase.next();
      await route.fulfill({ status: 402, json: { code: 'payment.declined', declinedPayers } });
    },
    parentChoosesFrench: async ({ page, language }) => {
      await page.getByRole('link', { name: language === 'en' ? 'Français' : 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'fr-CA' : 'en-CA');
      await page.getByRole('link', { name: language === 'en' ? 'English' : 'Français' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-CA' : 'fr-CA');
    },
    frameIsReady: async (person) => {
      const { frame } = gatesOf(person);
      if (!frame.waits()) await reloadFrame(person.page);
      await (await frame.next()).fallback();
      await expect(frameField(person.page, 'number')).toBeVisible();
    },
    frameCallsNumberValid: typeCard({ code: '' }),
    frameCallsCardComplete: typeCard({}),
    frameCallsNumberInvalid: typeCard({ number: '4242424242424241', code: '' }),
    frameCallsExpiryInvalid: typeCard({ expiry: '0120', code: '' }),
    frameCallsCodeInvalid: typeCard({ code: '1' }),
    personEntersNumber: async ({ page }) => {
      await frameField(page, 'code').fill('');
      await frameField(page, 'number').focus();
    },
    personLeavesNumber: async ({ page }) => {
      await frameField(page, 'code').fill('');
      await frameField(page, 'number').focus();
      await frameField(page, 'number').blur();
    },
    frameHasSystemError: async (person) => {
      const { frame } = gatesOf(person);
      if (!frame.waits()) return breakFrame(person.page);
      await (await frame.next()).fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>parent.postMessage('{"type":"systemError"}', '*')</script>`,
      });
    },
    frameGivesVisaToken: tokenOf({}),
    frameGivesMastercardToken: tokenOf({ pan: '5454545454545454' }),
    frameGivesAmexToken: tokenOf({ pan: '378282246310005', cvd: '1234' }),
    frameGivesTokenOfOtherCard: async (person) => {
      const answer = { responseCode: ['001'], dataKey: 'ot4', errorMessage: '', bin: '601100' };
      const route = await gatesOf(person).token.next();
      const { ticket } = route.request().postDataJSON() as { ticket: string };
      await route.fulfill({ json: { answer, delivery: 'plain', ticket } });
    },
    frameRefusesCard: tokenOf({ pan: '4242424242424241', cvd: '1' }),
    frameHasNoToken: tokenOf({ pan: '4000000000009417' }),
  },
  screens: {
    framed: null,
    'framed.loadingFrame': seePaymentText('frame.loading'),
    'framed.frameMissing': [seePaymentText('frame.missing'), seePaymentText('frame.reload')],
    'framed.ready': ({ page }) => expect(cardHolder(page)).toBeEditable(),
    'framed.ready.incomplete': {
      requirements: ['PY-043'],
      look: ({ page }) => expectPay(page, false),
    },
    'framed.ready.correcting': seeCardProblems,
    'framed.ready.complete': {
      requirements: ['PY-043'],
      look: ({ page }) => expectPay(page, true),
    },
    'framed.ready.withoutToken': seePaymentText('problem.card.unavailable'),
    'framed.tokenising': seePaymentText('progress.tokenising'),
    'framed.tokenised': seePaymentText('progress.purchasing'),
    'framed.unusable': [
      { look: seePaymentText('frame.reload') },
      {
        requirements: ['PY-043'],
        look: ({ page }) => expectPay(page, false),
      },
    ],
    enteringToken: null,
    'enteringToken.typing': null,
    'enteringToken.typing.incomplete': null,
    'enteringToken.typing.complete': null,
    'enteringToken.given': null,
  },
  notFromHere: Object.fromEntries(
    namesOf(cardFieldTour)
      .filter((name) => name.includes('enteringToken'))
      .map((name) => [name, 'a consumer enters no token']),
  ),
  notHere: {
    personErasesName: noNameToErase,
    personTypesNameTooLate: {
      ...notTyped,
      proof: ({ page }) => expect(page.locator('[inert]').locator(cardHolder(page))).toHaveCount(1),
    },
    parentAsksForToken: {
      reason: 'Pay cannot be pressed before the card is complete, nor twice',
      where: (snapshot) => !payIsReady(snapshot),
      proof: async ({ page }, snapshot) => {
        const corrects = snapshot.matches({ framed: { ready: 'correcting' } });
        const pays = async () => (await payButton(page).getAttribute('aria-disabled')) !== 'true';
        await expect.poll(async () => !corrects && (await pays())).toBe(false);
      },
    },
    frameCallsNumberValid: notInFrame,
    frameCallsCardComplete: notInFrame,
    frameCallsNumberInvalid: notInFrame,
    frameCallsExpiryInvalid: notInFrame,
    frameCallsCodeInvalid: notInFrame,
    personEntersNumber: notInFrame,
    personLeavesNumber: notInFrame,
  },
});
