import type { PlanTerms } from '#domain/calls/shapes/planTerms.ts';
import type { PlanConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import { benefitCanBeAdded } from '#domain/catalogue/plans.ts';
import type { FlowTravellerType } from '#domain/catalogue/travellers.ts';
import type { Bilingual } from '#domain/locales.ts';
import { coverageAmountsFor, tripDurationsAt } from '#domain/productRules/parameterRules.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import type { PolicyState } from './policyBook.tables.ts';

export type PlanTermsServices = { editions: Pick<PlanEditions, 'read'>; catalogue: Pick<Catalogue, 'find'> };

type Held = Pick<PolicyState['paxes'][number], 'edition' | 'plan_code' | 'plan' | 'age'>;
type Options = PlanConfiguration['content']['deductibles'];

/** [EN-079] [EN-080] [EN-081] What may change of the plan of a pax; null where nothing is known of the plan any more. */
export async function planTermsOf(
  { editions, catalogue }: PlanTermsServices,
  pax: Held,
  trip: { flowTravellerType: FlowTravellerType; superVisa: boolean },
): Promise<PlanTerms | null> {
  const plan = await catalogue.find(pax.plan_code);
  const sold = (pax.edition === null ? null : await editions.read(pax.edition)) ?? plan?.configuration;
  if (!sold) return null;
  const { en, fr } = sold;
  const config = plan?.configuration.en.config;
  const durations = config ? tripDurationsAt(config, pax.age) : [];
  const coverageOf = ({ content }: Pick<PlanConfiguration, 'content'>) =>
    coverageAmountsFor(content.coverageAmounts, trip);
  const isHeld = (benefit: PlanConfiguration['benefits'][number]) =>
    !benefitCanBeAdded(benefit) || pax.plan.optionalBenefits.some(({ code }) => code === benefit.code);
  return {
    benefits: en.benefits.filter(isHeld).map(({ code, configs }) => ({
      code,
      rules: configs.rules,
      preDepartureDurationDecrease: configs.preDepartureDurationDecrease,
      postDepartureDurationDecrease: configs.postDepartureDurationDecrease,
      cancellableAfterFreeLook: configs.cancellableAfterFreeLook,
    })),
    deductibles: inBoth(en.content.deductibles, fr.content.deductibles),
    coverageAmounts: inBoth(coverageOf(en), coverageOf(fr)),
    tripDurations: inBoth(en.content.tripDays, fr.content.tripDays).filter(({ value }) =>
      durations.includes(value),
    ),
    questionnaireMinimumAge: config?.questionnaireMinimumAge ?? null,
    eligibility: textIn(en.content.eligibility, fr.content.eligibility),
  };
}

function inBoth(en: Options, fr: Options): PlanTerms['deductibles'] {
  return en.map(({ value, label }) => ({
    value,
    label: { en: label, fr: fr.find((option) => option.value === value)?.label ?? label },
  }));
}

const textIn = (en: string | null, fr: string | null): Bilingual | null => (en && fr ? { en, fr } : null);
