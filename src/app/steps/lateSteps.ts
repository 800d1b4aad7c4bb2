import type { StepKey } from '#domain/routes.ts';
import type { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import type { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { type LateChart, lateChart } from '../lateChart.ts';
import type { StepParts } from './stepParts.ts';

export type SharedCharts = { suggest: typeof locationSuggestMachine; sync: typeof quoteSyncMachine };

/** The charts of the steps after the first one; each comes when its step is opened. */
export function lateSteps(parts: StepParts, { suggest, sync }: SharedCharts) {
  const tripDetails = lateChart(async () =>
    (await import('./tripDetailsStep.ts')).connectTripDetails(suggest),
  );
  const planSelection = lateChart(async () =>
    (await import('./planSelectionStep.ts')).connectPlanSelection(parts, sync),
  );
  const apply = lateChart(async () => (await import('./applyStep.ts')).connectApply(parts));
  const payment = lateChart(async () => (await import('./paymentStep.ts')).connectPayment(parts));
  const policyPdf = lateChart(async () => (await import('./confirmationStep.ts')).connectPolicyPdf(parts));
  const ofStep: Partial<Record<StepKey, Pick<LateChart<never>, 'fetch'>>> = {
    TRIP_DETAILS: tripDetails,
    SELECT_PLAN: planSelection,
    CONTACT_DETAILS: apply,
    PAYMENT: payment,
    CONFIRMATION: policyPdf,
  };
  return {
    charts: {
      tripDetails: tripDetails.logic,
      planSelection: planSelection.logic,
      apply: apply.logic,
      payment: payment.logic,
      policyPdf: policyPdf.logic,
    },
    /** Fetches the chart of a step, where it has one that comes late. */
    fetchChart: async (step: StepKey): Promise<void> => ofStep[step]?.fetch(),
  };
}
