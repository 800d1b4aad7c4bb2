import type {
  PlanConfiguration,
  PlanContent,
  ProductConfiguration,
} from '../calls/shapes/productConfiguration.ts';
import type { Language } from '../locales.ts';
import { contentIsInError } from './planErrors.ts';

/** A plan of the organization with its content in both languages. */
export type CataloguePlan = Omit<PlanConfiguration, 'content'> & { content: Record<Language, PlanContent> };

/** The product configuration of an organization, read in both languages. */
export type Catalogue = { plans: readonly CataloguePlan[] };

/** Joins the two languages of a product configuration; [PS-014] a plan whose content is in error is left out. */
export function catalogueOf(
  configurations: Record<Language, Pick<ProductConfiguration, 'plans'>>,
): Catalogue {
  const french = new Map(configurations.fr.plans.map((plan) => [plan.code, plan.content]));
  return {
    plans: configurations.en.plans.flatMap(({ content: en, ...plan }) => {
      const fr = french.get(plan.code);
      if (!fr || contentIsInError(en) || contentIsInError(fr)) return [];
      return [{ ...plan, content: { en, fr } }];
    }),
  };
}
