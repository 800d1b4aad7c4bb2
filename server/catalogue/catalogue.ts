import type { SalesChannel } from '#domain/applications.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Organizations } from '../organizations/organizations.ts';
import type { Plan } from './catalogue.types.ts';
import { type CatalogueData, type Contract, readCatalogue } from './readCatalogue.ts';

/** The plans that are sold, in memory; re-read when a change is announced. */
export type Catalogue = {
  /** Plans that an organization may sell in a channel on a day, in the order in which they are offered. */
  plansOf(organizationCode: string, channel: SalesChannel, date: string): Promise<readonly Plan[]>;
  /** Every plan, sold or not, as names and documents need it. */
  find(code: string): Promise<Plan | null>;
  /** The same, all of them. */
  all(): Promise<readonly Plan[]>;
  /** What the insurer says in its documents; null while it has not written in both languages. */
  insurer(): Promise<CatalogueData['insurer']>;
  /** Calls back after the catalogue was changed. */
  onChange(hear: () => void): void;
  close(): Promise<void>;
};

export async function openCatalogue(
  database: OpenDatabase,
  organizations: Organizations,
): Promise<Catalogue> {
  let read: Promise<CatalogueData> | null = null;
  const hearers = new Set<() => void>();
  const data = (): Promise<CatalogueData> => {
    read ??= readCatalogue(database.db).catch((failure: unknown) => {
      read = null;
      throw failure;
    });
    return read;
  };
  const forget = (): void => {
    read = null;
    for (const hear of hearers) hear();
  };
  const stopListening = await database.listen('organizations_changed', forget);

  return {
    async plansOf(organizationCode, channel, date) {
      const { plans, contracts } = await data();
      const codes = contractOf(contracts, organizations, organizationCode, channel, date)?.planCodes[channel];
      return codes ? plans.filter((plan) => codes.has(plan.rules.code)) : [];
    },
    async find(code) {
      const { plans } = await data();
      return plans.find((plan) => plan.rules.code === code) ?? null;
    },
    all: async () => (await data()).plans,
    insurer: async () => (await data()).insurer,
    onChange: (hear) => void hearers.add(hear),
    close: stopListening,
  };
}

/** The contract that holds on a day: an organization's own, else that of the nearest organization above it. */
function contractOf(
  contracts: readonly Contract[],
  organizations: Organizations,
  organizationCode: string,
  channel: SalesChannel,
  date: string,
): Contract | null {
  const seen = new Set<string>();
  let code: string | null = organizationCode;
  while (code !== null && !seen.has(code)) {
    const own = contracts.find(
      (contract) =>
        contract.organizationCode === code &&
        contract.effectiveDate <= date &&
        (contract.expiryDate === null || contract.expiryDate >= date) &&
        contract.planCodes[channel].size > 0,
    );
    if (own) return own;
    seen.add(code);
    code = organizations.find(code)?.parentCode ?? null;
  }
  return null;
}
