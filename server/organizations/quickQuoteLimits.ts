import { defaultQuickQuoteLimits, type QuickQuoteLimits } from '#domain/quote/limits.ts';
import { lineOf } from './lineage.ts';
import type { Organization, Organizations } from './organizations.ts';

/** [QQ-030] [QQ-035] An organization's limits of the quick quote: its own, those of the nearest above it, or the default ones. */
export function quickQuoteLimitsOf(
  organizations: Pick<Organizations, 'find'>,
  organization: Organization,
): QuickQuoteLimits {
  const nearest = lineOf(organizations, organization).find(({ ownLimits }) => ownLimits !== null);
  return nearest?.ownLimits ?? defaultQuickQuoteLimits;
}
