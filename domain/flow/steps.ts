import type { Language } from '../locales.ts';

type Step = {
  /** State of the flow’s chart in which the step is shown. */
  state: string;
  /** Chart that the step runs; null where the flow itself is enough. */
  chart: string | null;
  /** Form that the chart edits, by its name in a draft; null where nothing is typed. */
  form: string | null;
  paths: Record<Language, string>;
};

/**
 * [QF-001] to [QF-007] [QF-009] [QF-010] [RT-014] The steps of a quote in their order. Every other list of steps is
 * made from this one, or must name each of its steps to compile.
 */
export const steps = {
  TRAVELLER_DETAILS: {
    state: 'enteringTravellers',
    chart: 'quickQuote',
    form: 'travellers',
    paths: { en: '/get-a-quote', fr: '/obtenir-une-soumission' },
  },
  TRIP_DETAILS: {
    state: 'enteringTrip',
    chart: 'tripDetails',
    form: 'trip',
    paths: { en: '/get-a-quote/trip-details', fr: '/obtenir-une-soumission/infos-voyage' },
  },
  SELECT_PLAN: {
    state: 'selectingPlans',
    chart: 'planSelection',
    form: 'plans',
    paths: { en: '/get-a-quote/plan-selection', fr: '/obtenir-une-soumission/choisir-regime' },
  },
  QUOTE_DETAILS: {
    state: 'reviewingQuote',
    chart: 'policyPdf',
    form: null,
    paths: { en: '/get-a-quote/quote-summary', fr: '/obtenir-une-soumission/apercu-soumission' },
  },
  CONTACT_DETAILS: {
    state: 'applying',
    chart: 'apply',
    form: 'apply',
    paths: { en: '/apply', fr: '/adherer' },
  },
  PAYMENT: {
    state: 'paying',
    chart: 'payment',
    form: 'payment',
    paths: { en: '/apply/payment', fr: '/adherer/paiement' },
  },
  CONFIRMATION: {
    state: 'confirmed',
    chart: 'policyPdf',
    form: null,
    paths: { en: '/apply/confirmation', fr: '/adherer/confirmation' },
  },
} as const satisfies Record<string, Step>;

export type Steps = typeof steps;
export type StepKey = keyof Steps;

/** In the order of the flow. */
export const stepKeys = Object.keys(steps) as readonly StepKey[];

/** [QF-010] Which step of how many it is, from 1 on. */
export function stepPosition(key: StepKey): { current: number; total: number } {
  return { current: stepKeys.indexOf(key) + 1, total: stepKeys.length };
}

/** The first step is there from the start; what the later ones need is fetched when they are opened. */
export type LaterStep = Exclude<StepKey, 'TRAVELLER_DETAILS'>;
export const laterSteps = stepKeys.filter((key): key is LaterStep => key !== 'TRAVELLER_DETAILS');

export type FormName = Exclude<Steps[StepKey]['form'], null>;
