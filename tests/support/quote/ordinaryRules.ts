import type { PlanRules } from '#domain/productRules/planRules.ts';

/** Of a medical plan for single trips, with a deductible of 0 or 500 dollars and no other choice. */
export const ordinaryRules: PlanRules = {
  code: 'SEMH',
  planType: 'MEDICAL',
  planClass: 'OCM',
  travellerType: 'TRAVELLING_CANADIANS',
  studentTypes: [],
  tripType: 'SINGLE',
  isAddOn: false,
  soldToFamilies: true,
  minimumAge: 0,
  maximumAge: 70,
  questionnaireMinimumAge: null,
  tripDurationByAge: [{ minAge: 0, maxAge: 70, maximumDays: 212 }],
  tripDurations: [],
  minimumTopUpDays: null,
  tripCost: null,
  deductibles: [0, 500],
  coverageAmounts: { default: [], superVisaNo: [] },
};
