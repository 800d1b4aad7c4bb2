import type { PlansLayout } from '#domain/plans/plansForm.ts';
import type { ProductCardEvent } from '../productCard/productCard.types.ts';

export type CardName = { paxId: string; code: string };

/** A plan that is to be taken by a traveller. */
export type PlanPick = CardName & { asksEligibility: boolean };

/** One event for one card. */
export type CardOrder = CardName & { order: Extract<ProductCardEvent, { type: `person.${string}` }> };

export type PlanMatrixInput = { layout: PlansLayout };

export type PlanMatrixEvent =
  | { type: 'person.choosePlans'; picks: readonly PlanPick[] }
  | ({ type: 'person.givePlanBack' } & CardName)
  | { type: 'person.changeDeductible'; deductible: string; cards: readonly CardName[] }
  | { type: 'person.agreeFor'; paxIds: readonly string[] }
  | { type: 'person.disagreeFor'; paxIds: readonly string[] }
  | { type: 'person.confirmPlans' }
  | { type: 'person.closeEligibility' }
  | { type: 'person.openDetails'; code: string }
  | { type: 'person.closeDetails' }
  | { type: 'person.comparePlans'; paxIds: readonly string[] }
  | { type: 'person.closeComparison' }
  | { type: 'person.showCards' }
  | { type: 'person.showTable' };

/** What the table asks of the step, one card after another, and what the step is to keep. */
export type PlanMatrixNews =
  | ({ type: 'planMatrix.orderCard' } & CardOrder)
  | { type: 'planMatrix.keepLayout'; layout: PlansLayout };

export type PlanMatrixContext = {
  /** How the plans are laid out at first. */
  layout: PlansLayout;
  /** What is to be taken, and of that the picks whose eligibility is still to be confirmed. */
  picks: readonly PlanPick[];
  asked: readonly PlanPick[];
  /** Travellers whose eligibility was agreed to in the open dialog. */
  agreed: readonly string[];
  /** Cards whose eligibility was confirmed. */
  confirmed: readonly string[];
  /** What is still to be told to the cards. */
  orders: readonly CardOrder[];
  /** What was taken last. */
  taken: readonly CardName[];
  /** The deductible that was given to all plans last; empty while none was. */
  deductible: string;
  /** The plan whose details were opened last, by code; empty while none were. */
  detailsOf: string;
  /** The travellers whose prices were compared last. */
  comparedFor: readonly string[];
};
