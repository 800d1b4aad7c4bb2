import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organisations.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { todayOf } from '../today.ts';
import type { Catalogue } from './catalogue.ts';
import { productConfigurationOf } from './productConfiguration.ts';

export function catalogueRoutes({ catalogue }: { catalogue: Catalogue }): Implementation[] {
  return [
    implement(readProductConfiguration, async ({ query, clock }) => ({
      status: 200,
      body: await productConfigurationOf(
        catalogue,
        query.organizationCode,
        query.salesChannel,
        query.effectiveDate ?? todayOf(clock),
        languageOfHeader(query.language),
      ),
    })),
    implement(readContractConfiguration, async ({ query, session, clock }) => ({
      status: 200,
      body: await productConfigurationOf(
        catalogue,
        session.organizationCode ?? defaultOrganization,
        query.salesChannel,
        query.effectiveDate ?? todayOf(clock),
        languageOfHeader(query.lang),
      ),
    })),
  ];
}
