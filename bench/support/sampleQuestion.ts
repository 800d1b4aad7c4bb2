import type { QuoteBody } from '#domain/calls/shapes/quoteBody.ts';
import { questionOf } from '#domain/rating/question.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { openOrganizations } from '#server/organizations/organizations.ts';
import { quickQuoteLimitsOf } from '#server/organizations/quickQuoteLimits.ts';
import type { ShelfQuestion } from '#server/quotes/question.ts';
import { createShelves } from '#server/quotes/shelf.ts';
import { openRateBook } from '#server/rating/rateBook.ts';
import { ordinaryWaits } from '#server/waits.ts';
import { embeddedEngine } from '#tests/support/engines/embedded.ts';

/** A quote body with the shelf of the sample data that answers it, in memory. */
export async function sampleQuestion(body: QuoteBody): Promise<ShelfQuestion<QuoteBody>> {
  const engine = embeddedEngine();
  const database = await engine.open('sample');
  const organizations = await openOrganizations(database, {
    waits: ordinaryWaits,
    log: { warn: () => undefined },
  });
  const catalogue = await openCatalogue(database, organizations);
  const rateBook = await openRateBook(database);
  try {
    const organization = organizations.find(body.organizationCode);
    if (!organization) throw new Error(`The sample has no organization ${body.organizationCode}`);
    const { applicationDate } = body;
    return questionOf(body, {
      applicationDate,
      limits: quickQuoteLimitsOf(organizations, organization),
      shelf: await createShelves({ catalogue, rateBook }).of(organization, 'b2b', applicationDate),
      health: new Map(),
    });
  } finally {
    await Promise.all([organizations.close(), catalogue.close(), rateBook.close()]);
    await database.close();
    await engine.stop();
  }
}
