import type { JsonColumn } from '../database/columns.ts';
import type { PlanEdition } from './planEdition.ts';

export type EditionTables = {
  plan_editions: { digest: string; plan_code: string; content: JsonColumn<PlanEdition>; kept_at: Date };
};
