import { unlimitedCoverage } from '#domain/catalogue/plans.ts';
import type { PlanRules } from '#domain/productRules/planRules.ts';
import { questionnaireFrom } from './ages.ts';

/** A plan of the sample catalogue; what most plans share is not repeated. */
export type SamplePlan = PlanRules & { status: 'ACTIVE' | 'SUSPENDED'; addedTo: readonly string[] };

const deductibles = [0, 500, 1_000, 5_000, 10_000];
const shortTrips = [
  { minAge: 0, maxAge: 59, maximumDays: 365 },
  { minAge: 60, maxAge: 74, maximumDays: 212 },
  { minAge: 75, maxAge: 84, maximumDays: 60 },
];
const yearlyTrips = [
  { minAge: 0, maxAge: 59, maximumDays: 60 },
  { minAge: 60, maxAge: 74, maximumDays: 30 },
  { minAge: 75, maxAge: 84, maximumDays: 15 },
];
const wholeYear = (maxAge: number) => [{ minAge: 0, maxAge, maximumDays: 365 }];

const canadian: Omit<SamplePlan, 'code' | 'planType'> = {
  planClass: 'OCM',
  travellerType: 'TRAVELLING_CANADIANS',
  studentTypes: [],
  tripType: 'SINGLE',
  isAddOn: false,
  addedTo: [],
  status: 'ACTIVE',
  soldToFamilies: true,
  minimumAge: 0,
  maximumAge: 84,
  questionnaireMinimumAge: null,
  tripDurationByAge: shortTrips,
  tripDurations: [],
  minimumTopUpDays: null,
  tripCost: null,
  deductibles: [],
  coverageAmounts: { default: [], superVisaNo: [] },
};

const multiTrip: typeof canadian = {
  ...canadian,
  tripType: 'MULTIPLE',
  tripDurationByAge: yearlyTrips,
  tripDurations: [4, 8, 15, 30, 60],
  questionnaireMinimumAge: questionnaireFrom,
};

const visitor: typeof canadian = {
  ...canadian,
  planClass: 'VTC',
  travellerType: 'VISITOR_TO_CANADA',
  maximumAge: 89,
  tripDurationByAge: wholeYear(89),
  deductibles: [0, 500, 1_000, 5_000],
  coverageAmounts: {
    default: [100_000, 150_000, 200_000],
    superVisaNo: [25_000, 50_000, 100_000, 150_000, 200_000],
  },
};

const student: typeof canadian = {
  ...canadian,
  planClass: 'STP',
  travellerType: 'STUDENT',
  soldToFamilies: false,
  maximumAge: 64,
  tripDurationByAge: wholeYear(64),
};

const topUp: typeof canadian = {
  ...canadian,
  travellerType: 'TOP_UP',
  soldToFamilies: false,
  questionnaireMinimumAge: questionnaireFrom,
  minimumTopUpDays: 3,
};

const addOn: typeof canadian = { ...canadian, isAddOn: true, maximumAge: 84 };

/** [PS-010] [PS-011] The plans in the order in which they are offered; codes with `H` at the end as in the documents. */
export const samplePlans: readonly SamplePlan[] = [
  {
    ...canadian,
    code: 'SEMH',
    planType: 'MEDICAL',
    questionnaireMinimumAge: questionnaireFrom,
    deductibles,
  },
  {
    ...canadian,
    code: 'SAIH',
    planType: 'INCLUSIVE',
    questionnaireMinimumAge: questionnaireFrom,
    tripCost: { required: true, maximum: 30_000 },
  },
  {
    ...canadian,
    code: 'SNMH',
    planType: 'INCLUSIVE',
    planClass: 'NAQC',
    tripCost: { required: true, maximum: 30_000 },
  },
  {
    ...canadian,
    code: 'STCIH',
    planType: 'TRIP_CANCELLATION',
    tripCost: { required: true, maximum: 20_000 },
    coverageAmounts: { default: [2_500, 5_000, 10_000, unlimitedCoverage], superVisaNo: [] },
  },
  {
    ...canadian,
    code: 'SMUH',
    planType: 'MEDICAL_UNDERWRITING',
    soldToFamilies: false,
    minimumAge: 75,
    questionnaireMinimumAge: 75,
  },
  {
    ...addOn,
    code: 'SAIPPP',
    planType: 'INCLUSIVE',
    addedTo: ['SAIH'],
    tripCost: { required: true, maximum: 15_000 },
  },
  {
    ...addOn,
    code: 'SNMPPP',
    planType: 'INCLUSIVE',
    planClass: 'NAQC',
    addedTo: ['SNMH'],
    tripCost: { required: true, maximum: 15_000 },
  },
  { ...multiTrip, code: 'MEMH', planType: 'MULTI_TRIP_MEDICAL', deductibles },
  {
    ...multiTrip,
    code: 'MAIH',
    planType: 'MULTI_TRIP_INCLUSIVE',
    coverageAmounts: { default: [1_500, 2_500, 5_000, 10_000], superVisaNo: [] },
  },
  {
    ...multiTrip,
    code: 'MUPSH',
    planType: 'MUPS',
    status: 'SUSPENDED',
    soldToFamilies: false,
    minimumAge: questionnaireFrom,
  },
  { ...visitor, code: 'SVTCBH', planType: 'VISITOR_TO_CANADA' },
  { ...visitor, code: 'SVTCSH', planType: 'VISITOR_TO_CANADA' },
  {
    ...visitor,
    code: 'SVTCEH',
    planType: 'VISITOR_TO_CANADA',
    maximumAge: 84,
    questionnaireMinimumAge: questionnaireFrom,
    tripDurationByAge: wholeYear(84),
  },
  { ...student, code: 'SSTIH', planType: 'STUDENT', studentTypes: ['INTERNATIONAL'] },
  { ...student, code: 'SSTOH', planType: 'STUDENT', studentTypes: ['CANADIAN_OUTSIDE'] },
  { ...student, code: 'SSTCH', planType: 'STUDENT', studentTypes: ['CANADIAN_INSIDE'] },
  { ...topUp, code: 'SEMTUH', planType: 'TOP_UP', deductibles },
  { ...topUp, code: 'SAITUH', planType: 'TOP_UP' },
];
