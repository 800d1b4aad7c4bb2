import type { ListedPlan, PlanPage } from '#domain/calls/catalogue/listPlans.ts';
import type { PlanClass, PlanType } from '#domain/catalogue/plans.ts';

const link = (code: string, kind: string, text: string) => ({
  href: `/api/product/documents/${code}/${kind}?lang=EN`,
  text,
});

function plan(
  code: string,
  planClass: PlanClass,
  planType: PlanType,
  content: Pick<ListedPlan['content'], 'name' | 'summary' | 'mostPopular'>,
): ListedPlan {
  return {
    code,
    planType,
    planClass,
    content: {
      ...content,
      code,
      lang: 'EN',
      pdfLink: {
        policyPdfLink: link(code, 'policy', 'Policy wording'),
        productPdfLink: link(code, 'product', 'Product summary'),
        factSheetPdfLink: null,
        noticeOfRecissionPdfLink: link(code, 'notice-of-rescission', 'Notice of rescission'),
        cmProductPdfLink: null,
        effectiveDate: '2026-01-01',
      },
      featureRows: {
        tripCancellation: `${code} cancellation`,
        interruption: `${code} interruption`,
        emergencyMedical: `${code} medical`,
        travelAccident: `${code} accident`,
        flightAccident: `${code} flight`,
        baggageDelay: `${code} delay`,
        baggageLoss: `${code} loss`,
      },
    },
  };
}

const plans = [
  plan('SEMH', 'OCM', 'MEDICAL', {
    name: 'Emergency Medical',
    summary: 'Care on one trip.',
    mostPopular: true,
  }),
  plan('SAIH', 'OCM', 'INCLUSIVE', { name: 'All-Inclusive', summary: 'Care and more.', mostPopular: false }),
  plan('SNMH', 'NAQC', 'INCLUSIVE', { name: 'Non-Medical', summary: 'All but care.', mostPopular: false }),
  plan('STCIH', 'OCM', 'TRIP_CANCELLATION', {
    name: 'Cancellation',
    summary: 'If you stay home.',
    mostPopular: false,
  }),
];

/** A page of four of seven plans, with all that may be compared. */
export const fourPlans: PlanPage = {
  total: 7,
  offset: 0,
  limit: 5,
  rows: plans,
  compared: plans.slice(0, 3),
};
