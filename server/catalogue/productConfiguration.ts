import type { SalesChannel } from '#domain/applications.ts';
import type { ProductConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Language } from '#domain/locales.ts';
import type { Catalogue } from './catalogue.ts';

/** [PS-001] The plans that an organization sells in a channel on a day, in one language. */
export async function productConfigurationOf(
  catalogue: Catalogue,
  organizationCode: string,
  channel: SalesChannel,
  effectiveDate: IsoDate,
  language: Language,
): Promise<ProductConfiguration> {
  const plans = await catalogue.plansOf(organizationCode, channel, effectiveDate);
  return { organizationCode, effectiveDate, plans: plans.map((plan) => plan.configuration[language]) };
}
