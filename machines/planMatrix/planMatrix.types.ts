import type { ProductCardEvent } from '../productCard/productCard.types.ts';

export type CardName = { paxId: string; code: string };

/** A plan that is to be taken by a traveller. */
export type PlanPick = CardName & { asksEligibility: boolean };

/** One event for one card. */
export type CardOrder = CardName & { order: Extract<ProductCardEvent, { type: `person.${string}` }> };

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
  | { type: 'person.showCards' }
  | { type: 'person.showTable' };

/** What the table asks of the step, one card after another. */
export type PlanMatrixNews =
  | ({ type: 'planMatrix.orderCard' } & CardOrder)
  /** [PS-041] Cards whose conditions were confirmed, by id. */
  | { type: 'planMatrix.confirmEligibility'; cards: readonly string[] };

export type PlanMatrixContext = {
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
};
