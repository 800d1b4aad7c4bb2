import type { Worksheet, WorksheetLine } from '../calls/shapes/worksheet.ts';
import { centsOf } from '../money.ts';
import type { Catalogue, CataloguePlan } from './bilingualCatalogue.ts';
import type { PlansForm, PriceAdjustment } from './plansForm.ts';
import type { CardPrice } from './price.ts';
import { emptyParameters } from './productCard.ts';
import { takePlan } from './selection.ts';

/** A price by how it came about; benefits that were not chosen are not in it. */
function cardPriceOfWorksheet(
  { config: { minimumTopUpDays, tripDurations, maximumTripCost }, content }: CataloguePlan,
  { lines, tripCost, coverageAmount, deductible, days, totalCents, rateVersion }: Worksheet,
): CardPrice {
  const hasDays = minimumTopUpDays !== null || tripDurations.length > 0;
  return {
    preference: {
      ...(maximumTripCost !== null && { tripCostCents: centsOf(tripCost) }),
      ...(coverageAmount > 0 && { coverageAmountCents: centsOf(coverageAmount) }),
      ...(hasDays && { daysPerTrip: days - (minimumTopUpDays ?? 0) }),
      ...(content.en.deductibles.length > 0 && { deductibleCents: centsOf(deductible) }),
    },
    premiumCents: lines.find(({ kind }) => kind === 'base')?.cents ?? 0,
    adjustments: lines.flatMap(adjustmentOf),
    optionalBenefits: lines.flatMap((line) =>
      line.kind === 'benefit' ? [{ code: line.code, premiumCents: line.cents, selected: true }] : [],
    ),
    premiumTotalCents: totalCents,
    singlesTotalCents: null,
    rateVersion,
  };
}

function adjustmentOf(line: WorksheetLine): PriceAdjustment[] {
  if (line.kind === 'deductible') return [{ breakdownType: 'DEDUCTIBLE', amountCents: line.cents }];
  return line.kind === 'percentage' ? [{ breakdownType: line.adjustment, amountCents: line.cents }] : [];
}

/**
 * The chosen plans as they were priced, with the names, texts and documents of the catalogue: of what a form says of them
 * nothing but who chose which is used. One that has no price, or is not in the catalogue, is not chosen any more.
 */
export function plansAsPriced(
  form: PlansForm,
  catalogue: Catalogue,
  worksheetOf: (paxId: string) => Worksheet | null,
): PlansForm {
  const { chosen, plans, needs, confirmed, questionnaires, pricedFor } = form;
  const none: PlansForm = {
    plans: { ...plans, products: plans.products.filter(({ code }) => code === null) },
    chosen: [],
    needs,
    ...(confirmed && { confirmed }),
    questionnaires,
    pricedFor,
  };
  return chosen.reduce((taken, { paxId }) => {
    const worksheet = worksheetOf(paxId);
    const plan = catalogue.plans.find(({ code }) => code === worksheet?.code);
    if (!worksheet || !plan) return taken;
    const typed = plans.tripParams.find((one) => one.paxId === paxId && one.plan === plan.code)?.params;
    const price = cardPriceOfWorksheet(plan, worksheet);
    const params = { ...emptyParameters, ...typed };
    return takePlan(taken, catalogue, { paxId, code: plan.code, price, params });
  }, none);
}
