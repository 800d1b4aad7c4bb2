import { type LaterStep, type StepKey, type Steps, steps } from '#domain/flow/steps.ts';
import type { locationSuggestMachine } from '#machines/locationSuggest/locationSuggest.machine.ts';
import type { quoteSyncMachine } from '#machines/quoteSync/quoteSync.machine.ts';
import { type LateChart, lateChart } from '../chartInPlace.ts';
import type { StepParts } from './stepParts.ts';

export type SharedCharts = { suggest: typeof locationSuggestMachine; sync: typeof quoteSyncMachine };

type LaterChart = Exclude<Steps[LaterStep]['chart'], null>;

/** The charts of the steps after the first one; each comes when its step is opened. */
export function lateSteps(parts: StepParts, { suggest, sync }: SharedCharts) {
  const late = {
    tripDetails: lateChart(async () => (await import('./tripDetailsStep.ts')).connectTripDetails(suggest)),
    planSelection: lateChart(async () =>
      (await import('./planSelectionStep.ts')).connectPlanSelection(parts, sync),
    ),
    apply: lateChart(async () => (await import('./applyStep.ts')).connectApply(parts)),
    payment: lateChart(async () => (await import('./paymentStep.ts')).connectPayment(parts)),
    policyPdf: lateChart(async () => (await import('./confirmationStep.ts')).connectPolicyPdf(parts)),
  } satisfies Record<LaterChart, Pick<LateChart<never>, 'fetch'>>;
  const { tripDetails, planSelection, apply, payment, policyPdf } = late;
  return {
    charts: {
      tripDetails: tripDetails.logic,
      planSelection: planSelection.logic,
      apply: apply.logic,
      payment: payment.logic,
      policyPdf: policyPdf.logic,
    },
    /** Fetches the chart of a step, where it has one that comes late. */
    fetchChart: async (step: StepKey): Promise<void> => {
      const { chart } = steps[step];
      if (chart !== null && chart in late) await late[chart as LaterChart].fetch();
    },
  };
}
