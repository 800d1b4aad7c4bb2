import type { LaterStep, StepKey } from '#domain/flow/steps.ts';
import { type LateScreen, lateScreen } from './lateScreen.tsx';

/** The screens of the steps after the first one. */
export const lateScreens = {
  TRIP_DETAILS: lateScreen(
    ['tripDetails', 'runningSummary'],
    async () => (await import('../tripDetails/TripDetailsScreen.tsx')).TripDetailsScreen,
  ),
  SELECT_PLAN: lateScreen(
    ['planSelection', 'runningSummary', 'needsAnalysis', 'medicalQuestionnaire'],
    async () => (await import('../planSelection/PlanSelectionScreen.tsx')).PlanSelectionScreen,
  ),
  QUOTE_DETAILS: lateScreen(
    ['quoteSummary', 'runningSummary', 'tripDetails'],
    async () => (await import('../quoteSummary/QuoteSummaryScreen.tsx')).QuoteSummaryScreen,
  ),
  CONTACT_DETAILS: lateScreen(
    ['apply', 'runningSummary', 'planSelection'],
    async () => (await import('../apply/ApplyScreen.tsx')).ApplyScreen,
  ),
  PAYMENT: lateScreen(['payment'], async () => (await import('../payment/PaymentScreen.tsx')).PaymentScreen),
  CONFIRMATION: lateScreen(
    ['confirmation'],
    async () => (await import('../confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  ),
} satisfies Record<LaterStep, Pick<LateScreen<never>, 'fetch'>>;

/** Fetches what a step shows, where it is not there from the start. */
export async function fetchScreen(step: StepKey): Promise<void> {
  if (step in lateScreens) await lateScreens[step as LaterStep].fetch();
}
