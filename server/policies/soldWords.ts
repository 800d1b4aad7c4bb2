import { sql } from 'kysely';
import type { InsurerAsNamed } from '#domain/calls/shapes/policyRecord.ts';
import type { PlanContent } from '#domain/calls/shapes/productConfiguration.ts';
import { type Language, languages } from '#domain/locales.ts';
import { documentsShown } from '#domain/plans/documentsShown.ts';
import { documentsOf as linksOf } from '#domain/plans/price.ts';
import type { ProvinceCode } from '#domain/provinces.ts';

type Sold = {
  edition: string | null;
  links: Record<Language, PlanContent['pdfLink']> | null;
  insurer: InsurerAsNamed | null;
};

/** What a confirmation says of the edition that a plan was sold in, so that the whole of it is not read. */
export const saidOfEditions = [
  sql<Sold['links']>`case when plan_editions.digest is not null then jsonb_build_object(
    'en', plan_editions.content #> '{en,content,pdfLink}',
    'fr', plan_editions.content #> '{fr,content,pdfLink}'
  ) end`.as('links'),
  sql<
    Sold['insurer']
  >`case when jsonb_typeof(plan_editions.content #> '{en,insurer}') = 'object' then jsonb_build_object(
    'name', jsonb_build_object(
      'en', plan_editions.content #>> '{en,insurer,name}',
      'fr', plan_editions.content #>> '{fr,insurer,name}'
    ),
    'tollFree', plan_editions.content #>> '{en,insurer,assistance,tollFree}',
    'collect', plan_editions.content #>> '{en,insurer,assistance,collect}'
  ) end`.as('insurer'),
  sql<boolean>`plan_editions.content #>> '{en,limits,tripCancellation}' is not null`.as(
    'covers_cancellation',
  ),
] as const;

type Links = Record<Language, { href: string; text: string }[]>;

/** [PS-036] [PS-037] The documents of a plan as it was sold; the notice of rescission for Quebec only. */
export function documentsOf({ edition, links }: Sold, province: ProvinceCode | ''): Links {
  const of = (language: Language) => {
    if (edition === null || links === null) return [];
    return documentsShown(linksOf(links[language]), province).map(({ href, text }) => ({
      href: `${href}&edition=${edition}`,
      text,
    }));
  };
  const [en = [], fr = []] = languages.map(of);
  return { en, fr };
}
