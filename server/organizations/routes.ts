import { getContent } from '#domain/calls/organizations/getContent.ts';
import { getNavContent } from '#domain/calls/organizations/getNavContent.ts';
import { readOrganizationLogo } from '#domain/calls/organizations/readOrganizationLogo.ts';
import { readRecentOrganizations } from '#domain/calls/organizations/readRecentOrganizations.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Database } from '../database/database.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { readContent } from './content.ts';
import { readLogo } from './logo.ts';
import { mayBeWorkedIn } from './mayBeWorkedIn.ts';
import { navigationOf } from './navigation.ts';
import type { Organizations } from './organizations.ts';
import { recentOrganizationsOf } from './recentOrganizations.ts';
import { findOrganizations } from './searchOrganizations.ts';

export function organizationRoutes(services: {
  db: Database;
  organizations: Organizations;
}): Implementation[] {
  const { db, organizations } = services;
  const contentOf = async (asked: {
    organizationCode: string;
    lang: 'EN' | 'FR';
    salesChannel: 'B2B' | 'B2C';
  }) => {
    const organization =
      organizations.find(asked.organizationCode) ?? organizations.find(defaultOrganization);
    const language = languageOfHeader(asked.lang);
    const channel = asked.salesChannel === 'B2C' ? 'b2c' : 'b2b';
    const content = organization && (await readContent(db, organizations, organization, language, channel));
    if (!content) throw new Problem(404, 'notFound');
    return { organization, content, language };
  };
  return [
    implement(getContent, async ({ body }) => {
      const { content } = await contentOf(body);
      return { status: 200, body: { organization: content } };
    }),
    implement(getNavContent, async ({ query }) => {
      const { organization, content, language } = await contentOf(query);
      return { status: 200, body: { navigation: navigationOf(organization, content, language) } };
    }),
    implement(readOrganizationLogo, async ({ params }) => {
      const isOn = mayBeWorkedIn(organizations.find(params.organizationCode));
      const logo = isOn ? await readLogo(db, params.organizationCode) : null;
      if (!logo) throw new Problem(404, 'notFound');
      return {
        status: 200,
        bytes: logo.bytes,
        headers: { 'content-type': logo.mediaType, 'cache-control': 'private, max-age=300' },
      };
    }),

    implement(searchOrganizations, async ({ session, query, locale }) => ({
      status: 200,
      body: {
        organizations: findOrganizations(services.organizations, session, query.text, locale.language),
      },
    })),
    implement(readRecentOrganizations, async ({ session }) => ({
      status: 200,
      body: { organizations: await recentOrganizationsOf(services, session) },
    })),
  ];
}
