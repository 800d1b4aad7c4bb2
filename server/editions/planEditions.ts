import type { Language } from '#domain/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { digestOf, editionOf, type PlanEdition, type PrintedPlan } from './planEdition.ts';

/** What was sold, as it is printed later, whatever the catalogue says by then. */
export type PlanEditions = {
  /** Keeps the plan as it is sold now and returns its digest; null for a plan that there is not. */
  keep(planCode: string): Promise<string | null>;
  /** Null for a digest under which nothing was kept. */
  read(digest: string): Promise<PlanEdition | null>;
  /** The plan as it is sold now; null for one that there is not. */
  today(planCode: string, language: Language): Promise<PrintedPlan | null>;
};

export function createPlanEditions(parts: {
  db: Database;
  clock: Clock;
  catalogue: Pick<Catalogue, 'find' | 'insurer'>;
}): PlanEditions {
  const { db, clock, catalogue } = parts;
  const kept = new WeakMap<Plan, Promise<string>>();
  const printed = new WeakMap<Plan, PlanEdition>();

  const editionNow = async (plan: Plan): Promise<PlanEdition> => {
    const edition = printed.get(plan) ?? editionOf(plan, await catalogue.insurer());
    printed.set(plan, edition);
    return edition;
  };

  const write = async (plan: Plan): Promise<string> => {
    const edition = await editionNow(plan);
    const digest = digestOf(edition);
    await db
      .insertInto('plan_editions')
      .values({
        digest,
        plan_code: plan.rules.code,
        content: JSON.stringify(edition),
        kept_at: new Date(clock.now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return digest;
  };

  return {
    async keep(planCode) {
      const plan = await catalogue.find(planCode);
      if (plan === null) return null;
      const writing = kept.get(plan) ?? write(plan);
      kept.set(plan, writing);
      writing.catch(() => kept.delete(plan));
      return writing;
    },
    async read(digest) {
      const row = await db
        .selectFrom('plan_editions')
        .select('content')
        .where('digest', '=', digest)
        .executeTakeFirst();
      return row?.content ?? null;
    },
    async today(planCode, language) {
      const plan = await catalogue.find(planCode);
      return plan && (await editionNow(plan))[language];
    },
  };
}
