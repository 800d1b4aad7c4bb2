import { toggles } from '../catalogue/travellers.ts';
import { defineForm } from '../forms/defineForm.ts';
import type { ValuesIn } from '../forms/form.types.ts';
import { choice, text, tick } from '../forms/kinds.ts';
import type { NeedsCategory } from './needsQuestions.ts';

type Taken = Readonly<Record<NeedsCategory, boolean>>;
type Known = { row: Taken; isFirst: boolean };

const isAnother = ({ isFirst }: { isFirst: boolean }) => !isFirst;

/** [NA-005] [NA-006] Digits, kept as the text that they are. */
const number = text({
  cut: 25,
  mask: { digits: 25 },
  pattern: /^\d+$/,
  malformed: 'numberInvalid',
  taken: (typed) => typed.replace(/[.,].*$/, '').replace(/\D/g, ''),
});
/** [NA-007] */
const transport = text({ cut: 50 });
const yesOrNo = choice(toggles);

/** [NA-009] A question that is not asked while the primary's answers are taken over. */
const ownIn = (category: NeedsCategory) => ({
  asked: ({ row, isFirst }: Known) => isFirst || !row[category],
  required: true,
});
const inInsurance = ownIn('insuranceSameAsPrimary');
const inCoverage = ownIn('coverageSameAsPrimary');
const inExisting = ownIn('existingPolicySameAsPrimary');

/** [NA-001] The needs analysis of each insured traveller, with `paxId` as reference number; the primary is the first. */
export const needsForm = defineForm<null, 'required' | 'numberInvalid'>()(
  {},
  {
    list: 'travellers',
    id: 'paxId',
    stand: 'last',
    fields: {
      /** [NA-009] Ticked, the traveller’s own answers of the category begin empty. */
      insuranceSameAsPrimary: {
        is: tick(),
        asked: isAnother,
        alsoSets: () => ({
          singleCoupleFamily: '' as const,
          tripAverageLength: '',
          tripYearly: '',
          modeOfTransportation: '',
        }),
      },
      singleCoupleFamily: { is: choice(['SINGLE', 'COUPLE', 'FAMILY']), ...inInsurance },
      tripAverageLength: { is: number, ...inInsurance },
      tripYearly: { is: number, ...inInsurance },
      modeOfTransportation: { is: transport, ...inInsurance },
      coverageSameAsPrimary: {
        is: tick(),
        asked: isAnother,
        alsoSets: () => ({
          baggageType: '' as const,
          flightAndTravelAccident: '' as const,
          medicalHealthInsurance: '' as const,
          nonRefundableTripCost: '' as const,
        }),
      },
      baggageType: { is: choice(['NONE', 'CARRY_ON', 'CHECKED']), ...inCoverage },
      flightAndTravelAccident: { is: yesOrNo, ...inCoverage },
      medicalHealthInsurance: { is: yesOrNo, ...inCoverage },
      nonRefundableTripCost: { is: yesOrNo, ...inCoverage },
      existingPolicySameAsPrimary: {
        is: tick(),
        asked: isAnother,
        alsoSets: () => ({
          creditCard: '' as const,
          employeeBenefits: '' as const,
          individualBenefits: '' as const,
        }),
      },
      creditCard: { is: yesOrNo, ...inExisting },
      employeeBenefits: { is: yesOrNo, ...inExisting },
      individualBenefits: { is: yesOrNo, ...inExisting },
    },
  },
);

export type NeedsForm = ValuesIn<typeof needsForm>;
export type TravellerNeeds = NeedsForm['travellers'][number];
