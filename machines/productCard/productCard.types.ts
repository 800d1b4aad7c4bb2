import type { RefusedPlan } from '#domain/calls/shapes/quoteAnswer.ts';
import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import type { CardParameters } from '#domain/plans/plansForm.ts';
import type { CardPrice } from '#domain/plans/price.ts';
import type { CardOffer } from '#domain/plans/productCard.ts';
import type { TravellerQuestionnaire } from '#domain/questionnaires/travellerQuestionnaire.ts';
import type { ConnectionNews } from '../connection.ts';

export type ProductCardInput = {
  offer: CardOffer;
  /** The price with which the card was laid out; null while there is none. */
  price: CardPrice | null;
  /** Parameters of an earlier visit. */
  stored: Partial<CardParameters> | null;
  benefits: readonly string[];
  isSelected: boolean;
  /** [QR-001] The quote of this traveller, without a plan; with the answers about health that the plan asks for. */
  question: QuoteBody;
};

export type ProductCardContext = {
  offer: CardOffer;
  params: CardParameters;
  /** The last price, also when it holds no longer: prices settle, they do not jump. */
  price: CardPrice | null;
  priceHolds: boolean;
  benefits: readonly string[];
  /** [PS-046] */
  isSelected: boolean;
  problem: string | null;
  /** The rule by which the plan refuses the traveller, where that is why there is no price. */
  refusal: RefusedPlan | null;
  question: QuoteBody;
};

export type ParameterChange = { field: keyof CardParameters; text: string };

export type ProductCardEvent =
  | ({ type: 'person.changeParameter' } & ParameterChange)
  | { type: 'person.calculatePremium' }
  | { type: 'person.retryPricing' }
  | { type: 'person.toggleBenefit'; benefit: string }
  | { type: 'person.select' }
  | { type: 'person.deselect' }
  | { type: 'person.openDetails' }
  | { type: 'person.openWorksheet' }
  | { type: 'person.closeDialog' }
  | { type: 'person.agree' }
  | { type: 'person.disagree' }
  | { type: 'person.confirmSelection' }
  | ConnectionNews
  | { type: 'parent.confirmSelection' }
  | { type: 'parent.release' }
  | { type: 'parent.applyQuestionnaire'; questionnaire: TravellerQuestionnaire };

type CardName = { paxId: string; code: string };

/** What the card sends to its parent. */
export type ProductCardNews =
  | ({ type: 'productCard.startPricing' } & CardName & { question: QuoteBody })
  | ({ type: 'productCard.tellPrice' } & CardName & {
        price: CardPrice;
        params: CardParameters;
        isSelected: boolean;
      })
  /** The price holds no longer, or there is none. */
  | ({ type: 'productCard.losePrice' } & CardName)
  | ({ type: 'productCard.select' } & CardName & { price: CardPrice; params: CardParameters })
  /** [PS-041] The conditions of the plan were confirmed for its traveller. */
  | ({ type: 'productCard.confirmEligibility' } & CardName)
  | ({ type: 'productCard.deselect' } & CardName);
