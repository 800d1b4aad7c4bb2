import { dollarsOf } from '#domain/money.ts';
import type { BoughtPrice } from '../quotes/priceBoughtPlan.ts';
import type { PlansBought } from './plansBought.ts';

/** The plan of a traveller as it is kept, but for the words that it was sold with. */
export function planBought(bought: BoughtPrice): PlansBought[string] {
  const { planName, rateVersion, price, tripPreference, insuredDays, benefits, worksheet } = bought;
  return {
    name: planName,
    rateVersion,
    worksheet,
    tripPreference,
    insuredDays,
    adjustments: price.adjustments.map(({ breakdownType, amountCents }) => ({
      breakdownType,
      amount: dollarsOf(amountCents),
      rateVersion,
    })),
    optionalBenefits: benefits.map(({ premiumCents, ...benefit }) => ({
      ...benefit,
      premium: dollarsOf(premiumCents),
    })),
  };
}
