import type { z } from 'zod';
import { type KeptView, keepSavedView, readSavedViews } from '#domain/calls/lists/savedViews.ts';
import { mostSavedViews } from '#domain/savedViews.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import type { Session } from '../identity/session.ts';

/** A list of a person. */
type Owned = { profile_ref: string; area: string };

/** Views of lists that a person saves, on every device the same. */
export function savedViewRoutes({ db }: { db: Database }): Implementation[] {
  return [
    implement(readSavedViews, async ({ session, params }) => ({
      status: 200,
      body: { views: await viewsOf(db, ownedBy(session, params)) },
    })),
    implement(keepSavedView, async ({ session, params, body }) => ({
      status: 200,
      body: { views: await keepView(db, ownedBy(session, params), body) },
    })),
  ];
}

/** @throws Problem 404 for a visitor, whom nobody knows again */
function ownedBy({ profileRef }: Session, { area }: { area: string }): Owned {
  if (profileRef === null) throw new Problem(404, 'notFound');
  return { profile_ref: profileRef, area };
}

function viewsOf(db: Database | DatabaseTransaction, { profile_ref, area }: Owned): Promise<KeptView[]> {
  return db
    .selectFrom('saved_views')
    .select(['name', 'search', 'columns'])
    .where('profile_ref', '=', profile_ref)
    .where('area', '=', area)
    .orderBy('name')
    .execute();
}

type Kept = z.output<NonNullable<typeof keepSavedView.body>>;

/** One after the other for each person, so that two at once do not pass the number. */
function keepView(db: Database, owned: Owned, { name, view }: Kept): Promise<KeptView[]> {
  return db.transaction().execute(async (tx) => {
    const { profile_ref, area } = owned;
    await tx
      .selectFrom('profiles')
      .select('profile_ref')
      .where('profile_ref', '=', profile_ref)
      .forNoKeyUpdate()
      .execute();
    await tx
      .deleteFrom('saved_views')
      .where('profile_ref', '=', profile_ref)
      .where('area', '=', area)
      .where('name', '=', name)
      .execute();
    if (view !== null)
      await tx
        .insertInto('saved_views')
        .values({ ...owned, name, ...view })
        .execute();
    const views = await viewsOf(tx, owned);
    if (views.length > mostSavedViews) {
      throw new Problem(409, 'savedViews.tooMany', { values: { count: mostSavedViews } });
    }
    return views;
  });
}
