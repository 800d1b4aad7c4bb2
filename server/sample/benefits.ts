import type { BenefitType } from '#domain/catalogue/plans.ts';
import type { Language } from '#domain/locales.ts';
import type { EligibilityOption } from '#domain/rating/benefits.ts';
import type { BenefitRule } from '../catalogue/catalogue.types.ts';
import texts from './benefitTexts.json' with { type: 'json' };

export type BenefitCode = keyof typeof texts;

export type SampleBenefit = {
  code: BenefitCode;
  texts: Record<Language, { name: string; summary: string }>;
  benefitType: BenefitType;
  eligibility: readonly EligibilityOption[];
  rules: readonly BenefitRule[];
  preDepartureDecrease: boolean;
  postDepartureDecrease: boolean;
  cancellableAfterFreeLook: boolean;
};

const changes = (...types: BenefitRule['type'][]): BenefitRule[] =>
  types.map((type) => ({ type, increase: true, decrease: true }));

const comesWithPlan = (code: BenefitCode, rules: BenefitRule[] = []): SampleBenefit => ({
  code,
  texts: texts[code],
  benefitType: 'MANDATORY',
  eligibility: [],
  rules,
  preDepartureDecrease: true,
  postDepartureDecrease: false,
  cancellableAfterFreeLook: false,
});

const mayBeAdded = (
  code: BenefitCode,
  benefitType: 'OPTIONAL' | 'RIDER',
  eligibility: EligibilityOption[] = [],
): SampleBenefit => ({
  code,
  texts: texts[code],
  benefitType,
  eligibility,
  rules: [],
  preDepartureDecrease: true,
  postDepartureDecrease: false,
  cancellableAfterFreeLook: true,
});

const atMost = (type: EligibilityOption['type'], maxValue: number): EligibilityOption[] => [
  { type, minValue: null, maxValue },
];

const medical = (...rules: BenefitRule['type'][]) =>
  comesWithPlan('EMERGMED', changes('TRIPDURATION', ...rules));
/** Of who may come home early, and whose policy may be given back until it begins. */
const refundable = (benefit: SampleBenefit): SampleBenefit => ({
  ...benefit,
  postDepartureDecrease: true,
  cancellableAfterFreeLook: true,
});
const cancellation = comesWithPlan('TRIPCANX', [{ type: 'TRIPCOST', increase: true, decrease: false }]);
const interruption = comesWithPlan('TRIPINT');
const baggageBase = comesWithPlan('BAGG_BO');
const baggage = mayBeAdded('BAGG', 'OPTIONAL');
const flight = mayBeAdded('FLTACC', 'OPTIONAL');
const accident = mayBeAdded('TRVACC', 'OPTIONAL');
const rentalCar = mayBeAdded('RENTCAR', 'OPTIONAL', atMost('TRIPDURATION', 60));
const sports = mayBeAdded('ADVSPT', 'RIDER', atMost('TRIPDURATION', 90));
const anyReason = mayBeAdded('CFAR', 'RIDER', atMost('TRIPCOST', 15_000));

/** [PS-017] [PS-018] [PS-021] What each plan pays for and what can be added to it. */
export const sampleBenefits: Readonly<Record<string, readonly SampleBenefit[]>> = {
  SEMH: [medical('DEDUCTIBLE'), flight, rentalCar, sports],
  SAIH: [medical(), cancellation, interruption, baggageBase, baggage, rentalCar, sports],
  SNMH: [cancellation, interruption, baggageBase, baggage, rentalCar],
  STCIH: [cancellation, comesWithPlan('TRIPINT', changes('COVERAGEAMOUNT')), anyReason],
  SMUH: [refundable(medical())],
  SAIPPP: [cancellation],
  SNMPPP: [cancellation],
  MEMH: [medical('DEDUCTIBLE'), flight, rentalCar, sports],
  MAIH: [
    medical(),
    comesWithPlan('TRIPCANX', changes('COVERAGEAMOUNT')),
    interruption,
    baggageBase,
    baggage,
    rentalCar,
  ],
  MUPSH: [medical()],
  SVTCBH: [refundable(medical('DEDUCTIBLE', 'COVERAGEAMOUNT'))],
  SVTCSH: [refundable(medical('DEDUCTIBLE', 'COVERAGEAMOUNT')), accident],
  SVTCEH: [
    medical('DEDUCTIBLE', 'COVERAGEAMOUNT'),
    flight,
    accident,
    mayBeAdded('SIDETRIP', 'RIDER', atMost('TRIPDURATION', 182)),
  ],
  SSTIH: [medical(), accident, mayBeAdded('EYEDENT', 'OPTIONAL')],
  SSTOH: [medical(), accident, mayBeAdded('TUITION', 'OPTIONAL')],
  SSTCH: [medical(), accident],
  SEMTUH: [medical('DEDUCTIBLE'), flight],
  SAITUH: [medical(), interruption, baggageBase],
};
