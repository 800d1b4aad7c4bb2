import { catalogueOf } from '#domain/plans/bilingualCatalogue.ts';
import { plansAsPriced } from '#domain/plans/heldPlans.ts';
import type { PlansForm } from '#domain/plans/plansForm.ts';
import type { Language } from '#domain/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { heldPriceOf, type HeldPrices } from '../drafts/heldPrices.ts';

/** The plans of a draft with nothing but the prices that were found for it and the texts of the catalogue. */
export async function plansFound(
  catalogue: Pick<Catalogue, 'all'>,
  form: PlansForm,
  prices: HeldPrices | null,
): Promise<PlansForm> {
  const all = await catalogue.all();
  const written = (language: Language) => ({ plans: all.map((plan) => plan.configuration[language]) });
  const texts = catalogueOf({ en: written('en'), fr: written('fr') });
  return plansAsPriced(form, texts, (paxId) => heldPriceOf(prices, paxId)?.worksheet ?? null);
}
