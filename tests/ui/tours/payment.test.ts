import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { expectPay, payButton } from '../../support/journeys/cardFrame.ts';
import { purchaseId } from '../../support/sale/purchase.ts';
import { viewTours } from '../../support/tours/views.ts';
import type { Look } from '../../support/tours/journeys/types.ts';
import {
  cardIsNotShown,
  changeCardButton,
  changeFirstPayer,
  chooseMethod,
  choosePayers,
  isChosenAlready,
  seeMethods,
  seeNothingToPay,
  seePayers,
  seePaymentText,
  seeUnderway,
} from '../../tours/payment.screens.ts';
import { paymentTour } from '../../tours/payment.tour.ts';

const isByCard = ({ context }: AnyMachineSnapshot) => context.form.method === 'CREDIT_CARD';
const seeReferenceOnly =
  (state: 'needsAttention' | 'outOfSight'): Look =>
  async (person, snapshot) => {
    await seeNothingToPay(state)(person, snapshot);
    await expect(person.page.getByText(purchaseId)).toBeVisible();
  };

viewTours({
  tour: paymentTour,
  drive: {
    personRetriesPreparing: ({ page, text }) =>
      page.getByRole('button', { name: text('payment.notPrepared.retry') }).click(),
    personChoosesCash: chooseMethod('CASH'),
    personChoosesCard: chooseMethod('CREDIT_CARD'),
    personPays: ({ page }) => payButton(page).click(),
    personLetsEachPay: choosePayers('true'),
    personLetsOnePay: choosePayers('false'),
    personChangesFirstPayer: changeFirstPayer,
    personChangesCard: (person) => changeCardButton(person).click(),
    goesBack: ({ page, text }) => page.getByRole('button', { name: text('payment.back') }).click(),
  },
  screens: {
    preparing: seePaymentText('preparing'),
    notPrepared: seePaymentText('notPrepared.title'),
    resuming: seePaymentText('checking.title'),
    open: null,
    'open.entering': [
      { requirements: ['PY-003 partly'], look: seeMethods },
      { requirements: ['PY-002 partly', 'PY-041 partly'], look: seePayers },
      {
        requirements: ['PY-043'],
        look: ({ page }, snapshot) => expectPay(page, snapshot.can({ type: 'person.pay' })),
      },
      {
        requirements: ['CP-005'],
        look: async ({ page, text }, snapshot) => {
          const isDeclined = isByCard(snapshot) && snapshot.context.problem === 'payment.declined';
          await expect(
            page
              .getByText(text(`payment.declined.${snapshot.context.decline.reason ?? 'card.declined'}`))
              .filter({ visible: true }),
          ).toHaveCount(isDeclined ? 1 : 0);
        },
      },
    ],
    'open.entering.filling': null,
    'open.entering.pending': {
      requirements: ['CP-022', 'CP-023 partly'],
      look: async (person, snapshot) => {
        await seePaymentText('pending.title')(person, snapshot);
        await seePaymentText('pending.body')(person, snapshot);
        const retry = person.page.getByRole('button', { name: person.text('payment.pending.retry') });
        await expect(retry).toHaveCount(snapshot.can({ type: 'person.pay' }) ? 1 : 0);
      },
    },
    'open.switching': [{ requirements: ['CP-033'], look: seeUnderway }, seePaymentText('progress.switching')],
    'open.tokenising': [
      { requirements: ['CP-033'], look: seeUnderway },
      seePaymentText('progress.tokenising'),
    ],
    'open.purchasing': { requirements: ['CP-033'], look: seeUnderway },
    'open.purchasing.creating': seePaymentText('progress.purchasing'),
    'open.purchasing.checking': seePaymentText('checking.title'),
    needsAttention: { requirements: ['CP-033'], look: seeReferenceOnly('needsAttention') },
    outOfSight: { requirements: ['CP-033'], look: seeReferenceOnly('outOfSight') },
    activationFailed: { requirements: ['CP-031 partly'], look: seeNothingToPay('activationFailed') },
    confirmed: null,
    left: null,
  },
  notHere: {
    personChoosesCash: isChosenAlready('CASH'),
    personChoosesCard: isChosenAlready('CREDIT_CARD'),
    personChangesCard: cardIsNotShown,
  },
});
