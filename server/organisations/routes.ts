import { getContent } from '#domain/calls/organisations/getContent.ts';
import { searchOrganizations } from '#domain/calls/organisations/searchOrganizations.ts';
import { defaultOrganization } from '#domain/organisations.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { readContent } from './content.ts';
import type { Organizations } from './organizations.ts';
import { findOrganizations } from './searchOrganizations.ts';

export function organisationRoutes(services: {
  db: Database;
  organizations: Organizations;
}): Implementation[] {
  const { db, organizations } = services;
  return [
    implement(getContent, async ({ body }) => {
      const organization =
        organizations.find(body.organizationCode) ?? organizations.find(defaultOrganization);
      const language = body.lang === 'FR' ? 'fr' : 'en';
      const channel = body.salesChannel === 'B2C' ? 'b2c' : 'b2b';
      const content = organization && (await readContent(db, organizations, organization, language, channel));
      if (!content) throw new Problem(404, 'notFound');
      return { status: 200, body: { organization: content } };
    }),

    implement(searchOrganizations, async ({ session, query, locale }) => ({
      status: 200,
      body: { organizations: await findOrganizations(services, session, query.text, locale.language) },
    })),
  ];
}
