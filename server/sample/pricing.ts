import { openCatalogue, type Catalogue } from '../catalogue/catalogue.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openOrganizations, type Organizations } from '../organizations/organizations.ts';
import { createShelves, type Shelves } from '../quotes/shelf.ts';
import { openRateBook } from '../rating/rateBook.ts';
import { ordinaryWaits } from '../waits.ts';

export type Pricing = { organizations: Organizations; catalogue: Catalogue; shelves: Shelves };

/** Does what needs the prices of the sample, with what gives them open for as long. */
export async function withPricing<Result>(
  database: OpenDatabase,
  act: (pricing: Pricing) => Promise<Result>,
): Promise<Result> {
  const organizations = await openOrganizations(database, { waits: ordinaryWaits, log: { warn: () => {} } });
  const catalogue = await openCatalogue(database, organizations);
  const rateBook = await openRateBook(database);
  try {
    return await act({ organizations, catalogue, shelves: createShelves({ catalogue, rateBook }) });
  } finally {
    await Promise.all([organizations, catalogue, rateBook].map((opened) => opened.close()));
  }
}
