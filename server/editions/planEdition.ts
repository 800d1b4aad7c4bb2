import { createHash } from 'node:crypto';
import type { PlanConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import { type Language, languages } from '#domain/locales.ts';
import type { Plan, PlanLimits } from '../catalogue/catalogue.types.ts';
import type { InsurerTexts } from '../catalogue/insurerTexts.ts';

/** A plan in one language with all that a document says of it. */
export type PrintedPlan = {
  code: string;
  content: PlanConfiguration['content'];
  benefits: PlanConfiguration['benefits'];
  limits: PlanLimits;
  /** Null while the insurer has written nothing. */
  insurer: InsurerTexts | null;
};

/** A plan as it was sold: kept once under the digest of its words, and never changed. */
export type PlanEdition = Record<Language, PrintedPlan>;

/** A plan of the catalogue as it is printed today. */
export function editionOf(plan: Plan, insurer: Record<Language, InsurerTexts> | null): PlanEdition {
  const [en, fr] = languages.map((language) => {
    const { code, content, benefits } = plan.configuration[language];
    return {
      code,
      content,
      benefits,
      limits: plan.limits[language],
      insurer: insurer?.[language] ?? null,
    };
  });
  return { en, fr } as PlanEdition;
}

/** What an edition is kept under. */
export function digestOf(edition: PlanEdition): string {
  return createHash('sha256').update(JSON.stringify(edition)).digest('base64url');
}
