import { expect, type Page, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import type { StepKey } from '#domain/flow/steps.ts';
import { expectPay, goodCard, payButton, typeInFrame } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { firstAsked, type Gate, gateAt } from '../../support/journeys/gate.ts';
import { expectStep } from '../../support/journeys/walk.ts';
import { policyRecord, purchaseAnswer } from '../../support/sale/purchase.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import { byItself } from '../../support/tours/journeys/play.ts';
import type { Person } from '../../support/tours/journeys/types.ts';
import {
  cardIsNotShown,
  changeCardButton,
  changeFirstPayer,
  chooseMethod,
  choosePayers,
  isChosenAlready,
  seeMethods,
  seeNothingToPay,
  seePaymentText,
  seeUnderway,
} from '../../tours/payment.screens.ts';
import { paymentTour } from '../../tours/payment.tour.ts';
import { tokenisationTour } from '../../tours/tokenisation.tour.ts';

type Gates = { key: Gate; purchase: Gate; lookUp: Gate; token: Gate };
const gates = new WeakMap<Page, Gates>();
const gatesOf = ({ page }: Person) => gates.get(page) as Gates;

/** A part of the pause that the chart of the purchase makes between two looks, in milliseconds. */
const aPause = 500;

const isEntering = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: 'entering' });
const isCreating = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: { purchasing: 'creating' } });
const isChecked = (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: { purchasing: 'checking' } });
const isByCard = ({ context }: AnyMachineSnapshot) => context.form.method === 'CREDIT_CARD';
const hasToken = ({ context }: AnyMachineSnapshot) =>
  (context.settled as { token: unknown }[]).some(({ token }) => token !== null);
/** The purchase of the earlier visit is being looked up; later a new one is prepared. */
const isLookedUp = (snapshot: AnyMachineSnapshot) =>
  snapshot.matches('resuming') || (snapshot.matches('preparing') && snapshot.context.settled.length === 0);
const isOutcomeDue = (snapshot: AnyMachineSnapshot) =>
  isLookedUp(snapshot) || isCreating(snapshot) || isChecked(snapshot);

const nameField = (page: Page) => page.locator('input[id^="cardHolderName"]');
const typeName = async ({ page }: Person) => {
  const before = await nameField(page).inputValue();
  await nameField(page).fill(before === 'Marie Tremblay' ? 'Marie Tremblay ' : 'Marie Tremblay');
};
const typeCard = async (person: Person) => {
  if ((await nameField(person.page).inputValue()) === '') await typeName(person);
  await typeInFrame(person.page, goodCard);
};
const firstOf = ({ page }: Person, ...wanted: Gate[]) => firstAsked(wanted, () => page.clock.runFor(aPause));

const payerOf = async (page: Page) => {
  const frame = page.locator('iframe[id^="card-frame-"]');
  return (await frame.count()) === 0
    ? ''
    : ((await frame.getAttribute('id')) ?? '').replace('card-frame-', '');
};

/** The outcome of the purchase comes as an answer to it, or to the look that was taken at it. */
const outcome =
  (status: PurchaseStatus, answer: (route: Route, payer: string) => Promise<void>) =>
  async (person: Person) => {
    const { purchase, lookUp } = gatesOf(person);
    const payer = await payerOf(person.page);
    const gate = await firstOf(person, purchase, lookUp);
    if (gate === purchase) return answer(await gate.next(), payer);
    const record = ['confirmed', 'activationFailed'].includes(status) ? policyRecord() : null;
    const told = { ...purchaseAnswer(status, record), declinedPayers: status === 'declined' ? [payer] : [] };
    const route = await gate.next();
    return status === 'prepared' ? route.fallback() : route.fulfill({ json: told });
  };

const renew = async (person: Person) => {
  const { purchase, key } = gatesOf(person);
  await (await purchase.next()).fulfill({ status: 410, json: { code: 'purchase.expired' } });
  return key.next();
};

/** No answer came, and the look at the purchase finds it given back; there is another key then. */
const giveBack = async (person: Person) => {
  const { purchase, key, lookUp } = gatesOf(person);
  const gate = await firstOf(person, purchase, lookUp);
  if (gate === purchase) await (await gate.next()).abort('failed');
  await (await (await firstOf(person, lookUp)).next()).fulfill({ json: purchaseAnswer('expired', null) });
  return (await key.next()).fallback();
};

const isAt =
  (step: StepKey) =>
  ({ page, language }: Person) =>
    expectStep(page, step, language);
const outcomeOnly = {
  reason: 'no purchase is under way',
  where: (snapshot: AnyMachineSnapshot) => !isOutcomeDue(snapshot),
};
const atCard = (reason: string) => ({
  reason,
  where: (snapshot: AnyMachineSnapshot) => !isEntering(snapshot) || !isByCard(snapshot) || hasToken(snapshot),
});
const ofAgency = 'in whose name an agency sells has journeys of its own';
const together = (what: string) => `the page does not stop there: ${what}`;

journeyTours({
  tour: paymentTour,
  time: 'paused',
  reach: async (person, starting) => {
    const { page, language } = person;
    await openStepAgain(
      page,
      { application: 'b2b', language, step: 'PAYMENT', prepared: 'CREDIT_CARD' },
      async () => {
        gates.set(page, {
          key: await gateAt(page, /\/api\/purchases$/, 'POST'),
          purchase: await gateAt(page, /\/api\/policies$/, 'POST'),
          lookUp: await gateAt(page, /\/api\/purchases\/[^/]+$/, 'GET'),
          token: await gateAt(page, /\/HPPtoken\/token$/),
        });
        await page.route('**/api/purchases/*', (route) => route.continue(), { times: 1 });
        starting();
      },
    );
  },
  inside: [
    {
      tour: tokenisationTour,
      notHere: {
        'INITIATED · parent.spendTokens → NOT_STARTED':
          'one card pays here: no token is held while another card is refused',
        'NOT_STARTED · parent.spendTokens (stays)': 'one card pays here: nobody else holds a token',
      },
    },
  ],
  drive: {
    theKeyIsPrepared: async (person) => {
      const { key, lookUp } = gatesOf(person);
      return (await (await firstOf(person, key, lookUp)).next()).fallback();
    },
    theKeyIsNotPrepared: async (person) => {
      const { key, purchase, lookUp } = gatesOf(person);
      const gate = await firstOf(person, purchase, key, lookUp);
      return (await (gate === purchase ? renew(person) : gate.next())).abort('failed');
    },
    theKeyIsRenewed: async (person) => (await renew(person)).fallback(),
    theChargeIsGivenBack: giveBack,
    personRetriesPreparing: ({ page, text: words }) =>
      page.getByRole('button', { name: words('payment.notPrepared.retry') }).click(),
    theNameIsTyped: typeName,
    theCardIsComplete: typeCard,
    theCardIsIncomplete: async (person) => {
      await typeCard(person);
      await typeInFrame(person.page, { ...goodCard, code: '' });
    },
    personChoosesCash: chooseMethod('CASH'),
    personChoosesCard: chooseMethod('CREDIT_CARD'),
    personPays: ({ page }) => payButton(page).click(),
    personLetsEachPay: choosePayers('true'),
    personLetsOnePay: choosePayers('false'),
    personChangesFirstPayer: changeFirstPayer,
    theFirstPayerIsSettled: byItself,
    onlyTheSecondPayerIsSettled: byItself,
    bothPayersAreSettled: byItself,
    theSellerIsSwitchedForBoth: byItself,
    theFirstCardIsDeclined: byItself,
    theSecondCardIsDeclined: byItself,
    personChangesCard: (person) => changeCardButton(person).click(),
    theTokenIsObtained: async (person) => (await gatesOf(person).token.next()).fallback(),
    theTokenIsRefused: async (person) => {
      const route = await gatesOf(person).token.next();
      const asked = route.request().postDataJSON() as { card: object };
      await route.fallback({ postData: { ...asked, card: { ...asked.card, pan: '4242424242424241' } } });
    },
    everyTokenIsObtained: byItself,
    noTokenIsNeeded: byItself,
    theSellerIsSwitched: byItself,
    thePaymentIsBeingChecked: outcome('checking', (route) => route.abort('failed')),
    theCardIsDeclined: outcome('declined', (route, payer) =>
      route.fulfill({ status: 400, json: { code: 'payment.declined', declinedPayers: [payer] } }),
    ),
    thePurchaseFails: outcome('prepared', (route) =>
      route.fulfill({ status: 409, json: { code: 'premium.changed' } }),
    ),
    theActivationFails: outcome('activationFailed', (route) =>
      route.fulfill({
        status: 513,
        json: { code: 'policy.activationFailed', policyNumber: 'TC-100000001' },
      }),
    ),
    thePurchaseIsLookedInto: outcome('needsAttention', (route) =>
      route.fulfill({ status: 202, json: purchaseAnswer('needsAttention') }),
    ),
    thePurchaseIsOutOfSight: async (person) => {
      const gate = await firstOf(person, gatesOf(person).lookUp);
      return (await gate.next()).fulfill({ status: 404, json: { code: 'notFound' } });
    },
    thePoliciesAreIssued: outcome('confirmed', (route) => route.fallback()),
    choosesEnglish: async ({ page, language }) => {
      const [there, back] = language === 'en' ? ['Français', 'English'] : ['English', 'Français'];
      await page.getByRole('link', { name: there }).click();
      await page.getByRole('link', { name: back }).click();
    },
    goesBack: ({ page, text: words }) => page.getByRole('button', { name: words('payment.back') }).click(),
    leavesForSummary: ({ page, text: words }) =>
      page
        .getByRole('navigation')
        .getByRole('link', { name: words('flow.step.QUOTE_DETAILS') })
        .click(),
  },
  screens: {
    preparing: null,
    notPrepared: seePaymentText('notPrepared.title'),
    resuming: seePaymentText('checking.title'),
    open: null,
    'open.entering': [
      { requirements: ['PY-003 partly'], look: seeMethods },
      {
        where: (snapshot) => snapshot.can({ type: 'person.pay' }),
        look: ({ page }) => expectPay(page, true),
      },
    ],
    'open.entering.filling': null,
    'open.entering.pending': null,
    'open.switching': null,
    'open.tokenising': (person, snapshot) =>
      seePaymentText(
        isByCard(snapshot) && !hasToken(snapshot) ? 'progress.tokenising' : 'progress.purchasing',
      )(person, snapshot),
    'open.purchasing': {
      requirements: ['CP-033'],
      look: seeUnderway,
    },
    'open.purchasing.creating': seePaymentText('progress.purchasing'),
    'open.purchasing.checking': seePaymentText('checking.title'),
    needsAttention: { requirements: ['CP-033'], look: seeNothingToPay('needsAttention') },
    outOfSight: { requirements: ['CP-033'], look: seeNothingToPay('outOfSight') },
    activationFailed: { requirements: ['CP-031 partly'], look: seeNothingToPay('activationFailed') },
    confirmed: { requirements: ['CP-004'], look: isAt('CONFIRMATION') },
    left: ({ page }) =>
      expect(
        payButton(page)
          .or(page.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible(),
  },
  notHere: {
    theKeyIsPrepared: {
      reason: together('with a renewed key comes that nothing was bought'),
      where: (snapshot) => snapshot.matches('open'),
    },
    theKeyIsNotPrepared: {
      reason: 'a purchase that is looked up keeps its key',
      where: isChecked,
    },
    theNameIsTyped: atCard('the card is not there to be typed'),
    theCardIsComplete: atCard('the card is not there to be typed'),
    theCardIsIncomplete: atCard('the card is not there to be typed'),
    personChoosesCash: isChosenAlready('CASH'),
    personChoosesCard: isChosenAlready('CREDIT_CARD'),
    leavesForSummary: {
      reason: together('what comes next is there before another step is reached for'),
      where: (snapshot) => snapshot.matches('preparing') || snapshot.matches({ open: 'switching' }),
    },
    personLetsEachPay: 'who travels alone pays alone',
    personChangesCard: cardIsNotShown,
    aTokenIsAsked: together('the card answers at once or is waited for'),
    theCardGivesToken: together('the tokens are complete with it'),
    theCardIsRefused: together('no token is obtained with it'),
    noTokenIsObtained: together('it is the card that was refused'),
    everyTokenIsObtained: {
      reason: together('the card gives its token before'),
      where: (snapshot) => !hasToken(snapshot),
    },
    theSellersAreKnown: ofAgency,
    anotherSellerIsChosen: ofAgency,
    theSellerIsNotSwitched: ofAgency,
    thePaymentIsBeingChecked: outcomeOnly,
    theCardIsDeclined: outcomeOnly,
    thePurchaseIsLookedInto: outcomeOnly,
    thePurchaseIsOutOfSight: {
      reason: 'the answer to the purchase is not missing',
      where: (snapshot) => !isChecked(snapshot),
    },
    theActivationFails: outcomeOnly,
    thePoliciesAreIssued: outcomeOnly,
  },
});
