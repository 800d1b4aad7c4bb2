import type { SalesChannel } from '#domain/applications.ts';
import type { OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import type { Language } from '#domain/locales.ts';
import type { Database } from '../database/database.ts';
import { lineageOf } from './lineage.ts';
import type { Organization, Organizations } from './organizations.ts';

/** An organization's content; what it lacks comes from the organizations above it, at last from the default one. */
export async function readContent(
  db: Database,
  organizations: Organizations,
  organization: Organization,
  language: Language,
  channel: SalesChannel,
): Promise<OrganizationContent | null> {
  const codes = lineageOf(organizations, organization);
  const rows = await db
    .selectFrom('organization_content')
    .select(['organization_code', 'content'])
    .where('organization_code', 'in', codes)
    .where('lang', '=', language)
    .where('sales_channel', '=', channel)
    .execute();
  const nearest = codes.flatMap((code) => rows.filter((row) => row.organization_code === code))[0];
  if (nearest === undefined) return null;
  return {
    ...nearest.content,
    organizationCode: organization.code,
    organizationName: organization.names.en,
    organizationNameInFrench: organization.names.fr,
    whiteLabelRoot: organization.whiteLabel,
  };
}
