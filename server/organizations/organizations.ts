import type { Selectable } from 'kysely';
import type { Language } from '#domain/locales.ts';
import { flagsOn, type OrganizationCategory } from '#domain/organizations.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '#domain/payment/gateways.ts';
import type { QuickQuoteLimits } from '#domain/quote/limits.ts';
import type { OpenDatabase } from '../database/database.ts';
import { rereading } from '../database/rereading.ts';
import type { Waits } from '../waits.ts';
import type { OrganizationTables, WhiteLabel } from './organizations.tables.ts';
import { ownLimitsOf } from './ownLimits.ts';

/** What every part of the server may know of an organization. */
export type Organization = {
  code: string;
  parentCode: string | null;
  category: OrganizationCategory;
  active: boolean;
  names: Record<Language, string>;
  refCode: string | null;
  whiteLabel: WhiteLabel;
  hasLogo: boolean;
  cardProfileId: string | null;
  policyPrefix: string | null;
  city: string | null;
  province: string | null;
  /** [QQ-030] [QQ-035] Its own limits of the quick quote; null where it sets none. */
  ownLimits: QuickQuoteLimits | null;
  /** [PY-004] */
  paymentGateways: readonly PaymentGateway[];
  /** [OS-030] Names of the flags that are on. */
  featureFlags: readonly string[];
};

/** All organizations, in memory; re-read when a change is announced. */
export type Organizations = {
  find(code: string): Organization | null;
  findByRefCode(refCode: string): Organization | null;
  /** Whether one organization is another or stands anywhere above it. */
  isAtOrAbove(upper: string, lower: string): boolean;
  all(): readonly Organization[];
  close(): Promise<void>;
};

export async function openOrganizations(
  database: OpenDatabase,
  { waits, log }: { waits: Pick<Waits, 'pause'>; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<Organizations> {
  let byCode = new Map<string, Organization>();
  let byRefCode = new Map<string, Organization>();

  const read = async (): Promise<void> => {
    const rows = await database.db.selectFrom('organizations').selectAll().orderBy('code').execute();
    const organizations = rows.map(organizationOf);
    byCode = new Map(organizations.map((each) => [each.code, each]));
    byRefCode = new Map(
      organizations.flatMap((each) => (each.refCode ? [[each.refCode, each] as const] : [])),
    );
  };
  const again = rereading({ what: 'organizations', read, waits, log });
  const stopListening = await database.listen('organizations_changed', again.ask);
  await read();

  return {
    find: (code) => byCode.get(code) ?? null,
    findByRefCode: (refCode) => byRefCode.get(refCode) ?? null,
    isAtOrAbove(upper, lower) {
      const seen = new Set<string>();
      for (
        let code: string | null = lower;
        code !== null && !seen.has(code);
        code = byCode.get(code)?.parentCode ?? null
      ) {
        if (code === upper) return byCode.has(lower);
        seen.add(code);
      }
      return false;
    },
    all: () => [...byCode.values()],
    async close() {
      await stopListening();
      await again.stop();
    },
  };
}

function organizationOf(row: Selectable<OrganizationTables['organizations']>): Organization {
  return {
    code: row.code,
    parentCode: row.parent_code,
    category: row.category,
    active: row.status === 'ACTIVE',
    names: { en: row.name_en, fr: row.name_fr },
    refCode: row.ref_code,
    whiteLabel: row.white_label,
    hasLogo: row.logo !== null,
    cardProfileId: row.card_profile_id,
    policyPrefix: row.policy_prefix,
    city: row.city,
    province: row.province,
    ownLimits: ownLimitsOf(row),
    paymentGateways: row.payment_gateways,
    featureFlags: flagsOn(row.feature_flags),
  };
}
