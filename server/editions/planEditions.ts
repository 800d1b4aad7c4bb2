import { LRUCache } from 'lru-cache';
import type { Language } from '#domain/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Plan } from '../catalogue/catalogue.types.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { digestOf, editionOf, type PlanEdition, type PrintedPlan } from './planEdition.ts';

/** Editions in memory, each with the documents that were printed of it (`keptPlanDocuments`). */
const mostInMemory = 100;

/** What was sold, as it is printed later, whatever the catalogue says by then. */
export type PlanEditions = {
  /** Keeps the plan as it is sold now and returns its digest; null for a plan that there is not. */
  keep(planCode: string): Promise<string | null>;
  /** Null for a digest under which nothing was kept; else the same object as long as it is in memory. */
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
  const sold = new LRUCache<string, PlanEdition>({ max: mostInMemory });

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
      const known = sold.get(digest);
      if (known) return known;
      const row = await db
        .selectFrom('plan_editions')
        .select('content')
        .where('digest', '=', digest)
        .executeTakeFirst();
      if (!row) return null;
      // Whoever asked at the same time may have read it first.
      const edition = sold.get(digest) ?? row.content;
      sold.set(digest, edition);
      return edition;
    },
    async today(planCode, language) {
      const plan = await catalogue.find(planCode);
      return plan && (await editionNow(plan))[language];
    },
  };
}
