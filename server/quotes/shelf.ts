import type { SalesChannel } from '#domain/applications.ts';
import { benefitCanBeAdded } from '#domain/catalogue/plans.ts';
import type { BenefitRates } from '#domain/rating/benefits.ts';
import { tripProblem } from '#domain/productRules/planRules.ts';
import type { PlanRates } from '#domain/rating/pricePlan.ts';
import type { RatedOffer, Shelf } from '#domain/rating/question.ts';
import type { RateIndex } from '#domain/rating/rateIndex.ts';
import { type RateCategory, rateCategories, rateChannelOf } from '#domain/rating/rateVersion.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import type { Organization } from '../organizations/organizations.ts';
import type { RateBook } from '../rating/rateBook.ts';
import type { RateSheet } from '../rating/rateSheet.ts';

export type Offer = RatedOffer & { plan: Plan };

/** A plan that was sold with what was added to it, and by which rates; null: by those of the day. */
export type SoldPlan = {
  code: string;
  benefits: readonly string[];
  /** Names of the rate versions of the plan and of what was added to it. */
  rateVersions: readonly string[] | null;
};

export type Shelves = {
  /** What one organization sells in one channel on one day, ready to be priced. */
  of(organization: Organization, channel: SalesChannel, date: string): Promise<Shelf<Offer>>;
  /**
   * A plan as it was sold, to be found and not on offer: it may be sold no longer. What none of its rate versions prices, such as a benefit that is
   * added now, has the rates of that day.
   */
  sold(plan: SoldPlan, organization: Pick<Organization, 'category'>, date: string): Promise<Shelf<Offer>>;
};

const mostShelves = 200;

/** Shelves in memory; a change of the catalogue, of contracts or of rates clears them. */
export function createShelves(parts: { catalogue: Catalogue; rateBook: RateBook }): Shelves {
  const { catalogue, rateBook } = parts;
  const kept = new Map<string, Promise<Shelf<Offer>>>();
  const fill = async (
    organization: Organization,
    channel: SalesChannel,
    date: string,
  ): Promise<Shelf<Offer>> => {
    const [plans, sheet] = await Promise.all([
      catalogue.plansOf(organization.code, channel, date),
      rateBook.sheetFor(rateChannelOf(organization.category), date),
    ]);
    const offers = plans.map((plan) => offerOf(plan, plans, sheet));
    const byCode = new Map(offers.map((offer) => [offer.plan.rules.code, offer]));
    return { offersFor: offersBySort(offers), find: (code) => byCode.get(code) ?? null };
  };
  catalogue.onChange(() => kept.clear());
  rateBook.onChange(() => kept.clear());

  return {
    of(organization, channel, date) {
      const key = `${organization.code} ${organization.category} ${channel} ${date}`;
      const shelf = kept.get(key);
      if (shelf) return shelf;
      if (kept.size >= mostShelves) kept.clear();
      const filled = fill(organization, channel, date);
      kept.set(key, filled);
      filled.catch(() => kept.delete(key));
      return filled;
    },
    async sold({ code, benefits, rateVersions }, { category }, date) {
      const [all, today, named] = await Promise.all([
        catalogue.all(),
        rateBook.sheetFor(rateChannelOf(category), date),
        rateBook.versions(rateVersions ?? []),
      ]);
      const sheet: RateSheet = {
        find: (of, rated) => versionOf(named, of, rated) ?? today.find(of, rated),
      };
      const held = [code, ...benefits];
      const plans = all.map((plan) =>
        held.includes(plan.rules.code) ? { ...plan, purchasable: true } : plan,
      );
      const find = (of: string): Offer | null => {
        const plan = plans.find(({ rules }) => rules.code === of);
        return plan ? offerOf(plan, plans, sheet) : null;
      };
      return { offersFor: () => [], find };
    },
  };
}

function versionOf(
  named: ReadonlyMap<string, RateIndex>,
  code: string,
  category: RateCategory,
): RateIndex | null {
  for (const index of named.values()) {
    if (index.version.code === code && index.version.category === category) return index;
  }
  return null;
}

/** There are few sorts of trips, and each quote asks for one of them. */
function offersBySort(offers: readonly Offer[]): Shelf<Offer>['offersFor'] {
  const kept = new Map<string, readonly Offer[]>();
  return (trip) => {
    const sort = `${trip.flowTravellerType} ${trip.studentType} ${trip.tripType} ${trip.family}`;
    let suiting = kept.get(sort);
    if (suiting === undefined) {
      suiting = offers.filter(({ plan }) => tripProblem(plan.rules, trip) === null);
      kept.set(sort, suiting);
    }
    return suiting;
  };
}

function offerOf(plan: Plan, plans: readonly Plan[], sheet: RateSheet): Offer {
  const benefits = benefitRatesOf(plan, plans, sheet);
  const ratesOf = (category: RateCategory): PlanRates | null => {
    const own = sheet.find(plan.rules.code, category);
    return own && { plan: own, benefits };
  };
  const answered =
    plan.rules.questionnaireMinimumAge === null
      ? []
      : rateCategories.flatMap((category) => {
          const rates = ratesOf(category);
          return rates ? [[category, rates]] : [];
        });
  return { plan, rates: ratesOf('STANDARD'), answered: Object.fromEntries(answered) };
}

function benefitRatesOf(plan: Plan, plans: readonly Plan[], sheet: RateSheet): BenefitRates[] {
  const benefits: BenefitRates[] = [];
  for (const benefit of plan.benefits) {
    const rates = benefitCanBeAdded(benefit) ? sheet.find(benefit.code, 'STANDARD') : null;
    if (rates) benefits.push({ code: benefit.code, rates, eligibility: benefit.eligibility });
  }
  for (const addOn of plans) {
    if (!addOn.addedTo.includes(plan.rules.code) || !addOn.purchasable) continue;
    const rates = sheet.find(addOn.rules.code, 'STANDARD');
    if (rates) benefits.push({ code: addOn.rules.code, rates, eligibility: [] });
  }
  return benefits;
}
