import type { BoughtPax } from '#domain/calls/shapes/policyBody.ts';
import { needsAnalysisOf, type NeedsAnalysis } from '#domain/needsAnalysis/needsAnswers.ts';
import type { TravellerNeeds } from '#domain/needsAnalysis/needsForm.ts';

/** A traveller who answered every question. */
export function answeredTraveller(paxId: string, changes: Partial<TravellerNeeds> = {}): TravellerNeeds {
  return {
    paxId,
    insuranceSameAsPrimary: false,
    singleCoupleFamily: 'COUPLE',
    tripAverageLength: '14',
    tripYearly: '2',
    modeOfTransportation: 'Avion',
    coverageSameAsPrimary: false,
    baggageType: 'CHECKED',
    flightAndTravelAccident: 'true',
    medicalHealthInsurance: 'true',
    nonRefundableTripCost: 'false',
    existingPolicySameAsPrimary: false,
    creditCard: 'true',
    employeeBenefits: 'false',
    individualBenefits: 'false',
    ...changes,
  };
}

const nothing = {
  singleCoupleFamily: '',
  tripAverageLength: '',
  tripYearly: '',
  modeOfTransportation: '',
  baggageType: '',
  flightAndTravelAccident: '',
  medicalHealthInsurance: '',
  nonRefundableTripCost: '',
  creditCard: '',
  employeeBenefits: '',
  individualBenefits: '',
} as const;

/** A traveller who takes over every answer of the primary. */
export function takingOver(paxId: string): TravellerNeeds {
  return answeredTraveller(paxId, {
    ...nothing,
    insuranceSameAsPrimary: true,
    coverageSameAsPrimary: true,
    existingPolicySameAsPrimary: true,
  });
}

/** A traveller who answered nothing yet. */
export function unanswered(paxId: string): TravellerNeeds {
  return answeredTraveller(paxId, nothing);
}

/** A needs analysis in which everybody has answered, the others with the primary’s answers. */
export function answeredAnalysis(...[primary = 'pax-1', ...others]: string[]): NeedsAnalysis {
  return needsAnalysisOf({ travellers: [answeredTraveller(primary), ...others.map(takingOver)] });
}

/** The same as a traveller of a purchase sends it. */
export const sentNeeds: NonNullable<BoughtPax['questionnaires']>[number] = {
  type: 'NEEDS_ANALYSIS',
  answers: [
    { key: 'singleCoupleFamily', answer: 'COUPLE' },
    { key: 'tripAverageLength', answer: '14' },
    { key: 'tripYearly', answer: '2' },
    { key: 'modeOfTransportation', answer: 'Avion' },
    { key: 'baggageType', answer: 'CHECKED' },
    { key: 'flightAndTravelAccident', answer: 'true' },
    { key: 'medicalHealthInsurance', answer: 'true' },
    { key: 'nonRefundableTripCost', answer: 'false' },
    { key: 'creditCard', answer: 'true' },
    { key: 'employeeBenefits', answer: 'false' },
    { key: 'individualBenefits', answer: 'false' },
  ],
};
