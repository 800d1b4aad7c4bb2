import type { StepKey } from '#domain/routes.ts';
import { type LateScreen, lateScreen } from './lateScreen.tsx';

/** The screens of the steps after the first one. */
export const tripDetailsScreen = lateScreen(
  ['tripDetails'],
  async () => (await import('../tripDetails/TripDetailsScreen.tsx')).TripDetailsScreen,
);

export const planSelectionScreen = lateScreen(
  ['planSelection', 'runningSummary'],
  async () => (await import('../planSelection/PlanSelectionScreen.tsx')).PlanSelectionScreen,
);

export const quoteSummaryScreen = lateScreen(
  ['quoteSummary'],
  async () => (await import('../quoteSummary/QuoteSummaryScreen.tsx')).QuoteSummaryScreen,
);

export const applyScreen = lateScreen(
  ['apply', 'runningSummary'],
  async () => (await import('../apply/ApplyScreen.tsx')).ApplyScreen,
);

export const paymentScreen = lateScreen(
  ['payment'],
  async () => (await import('../payment/PaymentScreen.tsx')).PaymentScreen,
);

export const confirmationScreen = lateScreen(
  ['confirmation'],
  async () => (await import('../confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
);

const screens: Partial<Record<StepKey, Pick<LateScreen<never>, 'fetch'>>> = {
  TRIP_DETAILS: tripDetailsScreen,
  SELECT_PLAN: planSelectionScreen,
  QUOTE_DETAILS: quoteSummaryScreen,
  CONTACT_DETAILS: applyScreen,
  PAYMENT: paymentScreen,
  CONFIRMATION: confirmationScreen,
};

/** Fetches what a step shows, where it is not there from the start. */
export async function fetchScreen(step: StepKey): Promise<void> {
  await screens[step]?.fetch();
}
