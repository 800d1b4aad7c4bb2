import { expect } from '@playwright/test';
import type { Sellers } from '#domain/payment/sellers.ts';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { payButton } from '../../support/journeys/cardFrame.ts';
import { openStepAgain } from '../../support/journeys/earlierVisit.ts';
import { moveSession } from '../../support/journeys/movingSession.ts';
import { agents } from '../../support/journeys/portal.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import {
  chooseSeller,
  isChosenAlready,
  seeSellers,
  seeSellersRead,
} from '../../tours/agencySwitch.screens.ts';
import { agencySwitchTour } from '../../tours/agencySwitch.tour.ts';

journeyTours({
  tour: agencySwitchTour,
  reach: async (person, starting) => {
    const { page, language } = person;
    await page.route('**/api/policies', (route) =>
      route.fulfill({ status: 409, json: { code: 'premium.changed' } }),
    );
    await openStepAgain(
      page,
      { application: 'b2b', language, step: 'PAYMENT', prepared: 'CASH' },
      async () => {
        await bringSession(page.context(), 'b2b', agents.agency, 'moving');
        await moveSession(page.context(), 'b2b', 'BOREAL-MTL');
        starting();
      },
    );
  },
  requests: {
    readSellers: {
      url: '**/api/agentlist?**',
      settle: (route, output) =>
        route.fulfill({
          json: {
            agents: (output as Sellers).agents.map(({ label, value, employmentType }) => {
              const [firstName, lastName] = label.split(' ');
              return { firstName, lastName, profileRef: value, employmentType, maySell: true };
            }),
          },
        }),
    },
    switchSeller: { url: '**/api/auth/set-ciam-user' },
  },
  drive: {
    readsAgain: ({ page, text }) =>
      page.getByRole('button', { name: text('payment.seller.readAgain') }).click(),
    choosesAnAgent: chooseSeller('c-2001'),
    choosesAnotherAgent: chooseSeller('c-2003'),
    choosesTheAgency: chooseSeller('INTERNAL_COMPANY'),
    aPurchaseIsDue: ({ page }) => payButton(page).click(),
  },
  screens: {
    beginning: null,
    notOffered: null,
    reading: seeSellersRead,
    unread: ({ page, text }) => expect(page.getByText(text('payment.seller.unread'))).toBeVisible(),
    choosing: { requirements: ['CP-021', 'CP-028 partly'], look: seeSellers },
    switching: ({ page, text }) => expect(page.getByText(text('payment.progress.switching'))).toBeVisible(),
    pending: {
      requirements: ['CP-022', 'CP-023 partly'],
      look: ({ page, text }) => expect(page.getByText(text('payment.pending.title'))).toBeVisible(),
    },
  },
  notFromHere: {
    'beginning · always → notOffered': 'a consultant of an agency chooses',
    'notOffered · parent.switch (stays)': 'a consultant of an agency chooses',
  },
  notHere: {
    choosesAnAgent: isChosenAlready('c-2001'),
    choosesAnotherAgent: isChosenAlready('c-2003'),
    choosesTheAgency: isChosenAlready('INTERNAL_COMPANY'),
  },
});
