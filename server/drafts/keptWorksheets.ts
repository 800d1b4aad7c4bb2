import { type RawBuilder, sql } from 'kysely';
import type { ExplainedDraft } from '../quotes/explainDraft.ts';

/**
 * The worksheets of the prices that a draft states: those of today, and where a price is an earlier one, the earlier
 * worksheet as long as the draft states its plan and total.
 */
export function keptWorksheets({ stated, worksheets }: ExplainedDraft, earlier: RawBuilder<unknown>) {
  return sql<string | null>`(
    select jsonb_object_agg(one.key, one.value order by one.place)
    from (
      select 1 as place, * from jsonb_each(${earlier})
      union all
      select 2 as place, * from jsonb_each(${JSON.stringify(worksheets)}::jsonb)
    ) as one
    where one.value @> (${JSON.stringify(stated)}::jsonb -> one.key)
  )`;
}
