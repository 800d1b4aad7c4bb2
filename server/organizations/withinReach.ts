import { type Expression, type ExpressionBuilder, type SqlBool, sql, type StringReference } from 'kysely';
import type { Session } from '../identity/session.ts';
import type { Organizations } from './organizations.ts';
import { organizationsReached } from './reach.ts';

/** Columns that say whose a row is: the code of its organization or those of several, and the persons who sold it. */
type Whose<Column> = ({ organization: Column } | { organizations: Column }) & { sellers?: readonly Column[] };

/** Whether a row belongs to an organization that a session's person reaches, or was sold by or for that person. */
export function withinReach<DB, Source extends keyof DB>(
  row: ExpressionBuilder<DB, Source>,
  { session, organizations }: { session: Session; organizations: Organizations },
  whose: Whose<StringReference<DB, Source>>,
): Expression<SqlBool> {
  const codes = organizationsReached(session, organizations);
  if (codes === null) return row.lit(true);
  const belongs =
    'organization' in whose
      ? sql<boolean>`${row.ref(whose.organization)} = any(${codes}::text[])`
      : sql<boolean>`${row.ref(whose.organizations)} && ${codes}::text[]`;
  const { sellers = [] } = whose;
  return row.or([
    belongs,
    ...sellers.map((seller) => sql<boolean>`${row.ref(seller)} = ${session.profileRef}`),
  ]);
}
