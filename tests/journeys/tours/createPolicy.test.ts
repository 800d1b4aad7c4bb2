import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import { payButton } from '../../support/journeys/cardFrame.ts';
import { openStepAgain, type Return } from '../../support/journeys/earlierVisit.ts';
import { rememberSent } from '../../support/journeys/sentPurchase.ts';
import { expectStep } from '../../support/journeys/walk.ts';
import { policyRecord, purchaseAnswer } from '../../support/sale/purchase.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Drive, Person, PortRequest, Screen } from '../../support/tours/journeys/types.ts';
import { createPolicyTour } from '../../tours/createPolicy.tour.ts';
import { seeNothingToPay } from '../../tours/payment.screens.ts';

const text =
  (key: string) =>
  ({ page, text: words }: Person) =>
    expect(page.getByText(words(`payment.${key}`)).first()).toBeVisible();
const method = (page: Page, value: 'CASH' | 'PAID_TO_AGENCY') =>
  page.locator(`input[name="method"][value="${value}"]`);
const collected = async (page: Page) =>
  (await method(page, 'CASH').isChecked()) || (await method(page, 'PAID_TO_AGENCY').isChecked());

/** The purchase that the page sent last and that never arrived. */
const lost = new WeakMap<Page, Request>();
const pageOf = (route: Route) => route.request().frame().page();

const problems: Record<string, { status: number; more?: object }> = {
  'payment.declined': { status: 400 },
  'policy.activationFailed': { status: 513, more: { policyNumber: 'TC-100000001' } },
  'purchase.expired': { status: 410 },
  'purchase.declinedOften': { status: 409 },
  'payment.paused': { status: 429 },
  'premium.changed': { status: 409 },
  notFound: { status: 404 },
  'purchase.outOfSight': { status: 404 },
};

/** Answers with the problem that a tour tells, or with nothing where the network is said to be at fault. */
const failWith = async (route: Route, error: unknown) => {
  const { code } = error as { code: string };
  if (route.request().method() === 'POST') lost.set(pageOf(route), route.request());
  if (code === 'purchase.outOfSight') {
    await rememberSent(pageOf(route), new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
  }
  const known = problems[code];
  if (!known) return route.abort('failed');
  const { paxes = [] } = (route.request().postDataJSON() ?? {}) as { paxes?: { referenceNumber: string }[] };
  const declinedPayers = paxes.map(({ referenceNumber }) => referenceNumber);
  return route.fulfill({ status: known.status, json: { code, declinedPayers, ...known.more } });
};

/** The server itself confirms a purchase that reached it, and tells of one that did not; the rest is put on the wire. */
const tellPurchase = async (route: Route, output: unknown) => {
  const { status } = output as { status: PurchaseStatus };
  if (status === 'prepared') return route.fallback();
  const purchase = lost.get(pageOf(route));
  if (status === 'confirmed' && purchase) {
    const { url, headers, data } = {
      url: purchase.url(),
      headers: await purchase.allHeaders(),
      data: purchase.postData(),
    };
    const bought = await pageOf(route).request.post(url, { headers, data: data ?? '' });
    if (bought.status() !== 201) throw new Error(`The purchase was answered with ${bought.status()}.`);
    return route.fallback();
  }
  const record = ['confirmed', 'activationFailed'].includes(status) ? policyRecord() : null;
  return route.fulfill({ json: purchaseAnswer(status, record) });
};

const requests: Record<string, PortRequest> = {
  preparePurchase: { url: '**/api/purchases', method: 'POST' },
  createPolicy: {
    url: '**/api/policies',
    method: 'POST',
    settle: (route, output) => {
      const { status, body } = output as { status: number; body: object };
      return status === 201 ? route.fallback() : route.fulfill({ status, json: body });
    },
    fail: failWith,
  },
  readPurchase: { url: '**/api/purchases/*', method: 'GET', settle: tellPurchase, fail: failWith },
};

const drive: Record<string, Drive> = {
  parentPreparesAgain: ({ page, text: words }) =>
    page.getByRole('button', { name: words('payment.notPrepared.retry') }).click(),
  parentSubmits: async ({ page }) => {
    if (!(await collected(page))) await method(page, 'CASH').check();
    await payButton(page).click();
  },
  parentResets: async ({ page }) => {
    const other = (await method(page, 'CASH').isChecked()) ? 'PAID_TO_AGENCY' : 'CASH';
    await method(page, other).check();
  },
};

const payIsReady = ({ page }: Person) => expect(payButton(page)).toBeVisible();
const looks = {
  opening: null,
  preparing: null,
  notPrepared: text('notPrepared.title'),
  prepared: payIsReady,
  submitting: text('progress.purchasing'),
  renewing: ({ page, text: words }: Person) =>
    expect(
      page
        .getByText(words('payment.progress.purchasing'))
        .or(page.getByText(words('payment.checking.title')))
        .first(),
    ).toBeVisible(),
  checking: text('checking.title'),
  waitingToCheck: text('checking.title'),
  declined: payIsReady,
  failed: ({ page, text: words }: Person) =>
    expect(
      page
        .getByText(words('payment.failed.title'))
        .or(page.getByText(words('payment.repriced.title')))
        .or(page.getByText(words('payment.paused.title')))
        .first(),
    ).toBeVisible(),
  needsAttention: seeNothingToPay('needsAttention'),
  outOfSight: seeNothingToPay('outOfSight'),
  activationFailed: seeNothingToPay('activationFailed'),
  confirmed: ({ page, language }: Person) => expectStep(page, 'CONFIRMATION', language),
} satisfies Record<string, Screen>;

const reach =
  (prepared?: 'CASH') =>
  async ({ page, language }: Person, starting: () => void) => {
    const to: Return = { application: 'b2b', language, step: 'PAYMENT', ...(prepared && { prepared }) };
    await openStepAgain(page, to, async () => {
      starting();
      if (prepared) await page.route('**/api/purchases/*', (route) => route.continue(), { times: 1 });
    });
  };

const afterAnEarlierVisit = [
  'opening · always [keyIsKnown] → checking',
  'checking · done(readPurchase) [nothingIsSubmitted] → prepared',
  'checking · error(readPurchase) [newKeyIsNeeded] → preparing',
  'checking · error(readPurchase) [nothingIsSubmitted] → notPrepared',
];
const earlierOnly = 'only a purchase of an earlier visit is looked up before it is submitted';

journeyTours({
  tour: createPolicyTour,
  time: 'paused',
  reach: reach(),
  drive,
  screens: {
    ...looks,
    needsAttention: { requirements: ['CP-033'], look: looks.needsAttention },
    outOfSight: { requirements: ['CP-033'], look: looks.outOfSight },
    activationFailed: { requirements: ['CP-031 partly'], look: looks.activationFailed },
    confirmed: { requirements: ['CP-004'], look: looks.confirmed },
  },
  requests,
  notHere: { parentSubmitsInEnglish: 'a journey is walked in one language' },
  notFromHere: Object.fromEntries(afterAnEarlierVisit.map((transition) => [transition, earlierOnly])),
});

journeyTours({
  tour: createPolicyTour,
  beginning: 'a purchase of an earlier visit',
  time: 'paused',
  reach: reach('CASH'),
  drive,
  screens: { ...looks, checking: null },
  requests,
  adds: afterAnEarlierVisit,
});
