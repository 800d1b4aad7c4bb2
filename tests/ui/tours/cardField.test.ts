import { expect } from '@playwright/test';
import { viewTours } from '../../support/tours/views.ts';
import { enteredToken, testCard } from '../../tours/cardField.situations.ts';
import {
  cardHolder,
  chooseEntry,
  leaveToken,
  noNameToErase,
  seeCardProblems,
  seeTokenChoice,
  seeTokenField,
  typeHolder,
  typeAndLeaveToken,
  typeToken,
} from '../../tours/cardField.screens.ts';
import { cardFieldTour } from '../../tours/cardField.tour.ts';
import { seePaymentText } from '../../tours/payment.screens.ts';

viewTours({
  tour: cardFieldTour,
  drive: {
    personTypesName: typeHolder('Zoé Tremblay'),
    personTypesWrongName: typeHolder('Zoé 2'),
    personErasesName: typeHolder(''),
    personTypesNameTooLate: typeHolder('Zoé 2'),
    personEntersToken: chooseEntry('person.enterToken'),
    personEntersCard: chooseEntry('person.enterCard'),
    personTypesToken: typeToken(enteredToken),
    personTypesWrongToken: typeToken('6a'),
    personTypesCardForToken: typeAndLeaveToken(testCard),
    personLeavesToken: leaveToken,
    personReloadsFrame: ({ page, text }) =>
      page.getByRole('button', { name: text('payment.frame.reload') }).click(),
  },
  screens: {
    framed: [
      { requirements: ['PY-024 partly'], look: seeTokenChoice },
      {
        requirements: ['PY-018', 'PY-019', 'PY-020', 'PY-021', 'PY-022'],
        where: ({ context }) => Object.values(context.problems).some(Boolean),
        look: async ({ page, text }, { context }) => {
          const problems = Object.entries(context.problems).filter(([, problem]) => problem);
          for (const [field, problem] of problems) {
            const told = page.getByText(text(`payment.problem.${problem}`));
            await expect(told.last(), field).toBeVisible();
          }
        },
      },
    ],
    'framed.loadingFrame': seePaymentText('frame.loading'),
    'framed.frameMissing': [seePaymentText('frame.missing'), seePaymentText('frame.reload')],
    'framed.ready': ({ page }) => expect(cardHolder(page)).toBeEditable(),
    'framed.ready.incomplete': ({ page, text }) =>
      expect(page.getByText(text('payment.frame.reload'))).toHaveCount(0),
    'framed.ready.correcting': seeCardProblems,
    'framed.ready.complete': ({ page }) => expect(cardHolder(page)).toHaveValue(/^Zoé Tremblay ?$/),
    'framed.ready.withoutToken': seePaymentText('problem.card.unavailable'),
    'framed.tokenising': null,
    'framed.tokenised': null,
    'framed.unusable': seePaymentText('frame.reload'),
    enteringToken: [
      { requirements: ['PY-024 partly'], look: seeTokenChoice },
      { requirements: ['PY-024 partly', 'PY-025'], look: seeTokenField },
    ],
    'enteringToken.typing': null,
    'enteringToken.typing.incomplete': {
      where: ({ context }) => context.problems.tokenNumber !== null,
      look: (person, snapshot) =>
        seePaymentText(`problem.${snapshot.context.problems.tokenNumber}`)(person, snapshot),
    },
    'enteringToken.typing.complete': null,
    'enteringToken.given': null,
  },
  notHere: { personErasesName: noNameToErase },
});
