import type { Selectable } from 'kysely';
import { defaultQuickQuoteLimits, type QuickQuoteLimits } from '#domain/quote/limits.ts';
import type { OrganizationTables } from './organizations.tables.ts';

type LimitColumns = Pick<
  Selectable<OrganizationTables['organizations']>,
  'minimum_age' | 'maximum_age' | 'minimum_trip_cost'
>;

/** [QQ-030] [QQ-035] The limits that a row sets, those that it leaves open at their defaults; null where it sets none. */
export function ownLimitsOf(row: LimitColumns): QuickQuoteLimits | null {
  const { minimum_age, maximum_age, minimum_trip_cost } = row;
  if (minimum_age === null && maximum_age === null && minimum_trip_cost === null) return null;
  return {
    minimumAge: minimum_age ?? defaultQuickQuoteLimits.minimumAge,
    maximumAge: maximum_age ?? defaultQuickQuoteLimits.maximumAge,
    minimumTripCost: minimum_trip_cost ?? defaultQuickQuoteLimits.minimumTripCost,
  };
}
