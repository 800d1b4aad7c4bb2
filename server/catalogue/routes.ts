import { listPlans } from '#domain/calls/catalogue/listPlans.ts';
import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { readPlanDocument } from '#domain/calls/catalogue/readPlanDocument.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { applications } from '#domain/applications.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { todayOf } from '../today.ts';
import type { Catalogue } from './catalogue.ts';
import { planPage } from './planPage.ts';
import { documentTitle, keptPlanDocuments } from './planDocument.ts';
import { productConfigurationOf } from './productConfiguration.ts';

export function catalogueRoutes({ catalogue }: { catalogue: Catalogue }): Implementation[] {
  const planDocument = keptPlanDocuments();
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
    implement(readPlanDocument, async ({ params, query }) => {
      const language = languageOfHeader(query.lang);
      const configuration = (await catalogue.find(params.planCode))?.configuration[language];
      const title = configuration ? documentTitle(configuration.content, params.kind) : null;
      if (!configuration || title === null) throw new Problem(404, 'notFound');
      return {
        status: 200,
        bytes: await planDocument(configuration, params.kind, title, language),
        headers: {
          'content-disposition': `inline; filename="${params.planCode}-${params.kind}-${language}.pdf"`,
        },
      };
    }),
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
    implement(listPlans, async ({ query, session, application, clock }) => {
      const { plans } = await productConfigurationOf(
        catalogue,
        session.organizationCode ?? defaultOrganization,
        applications[application].channel,
        todayOf(clock),
        query.lang,
      );
      return { status: 200, body: planPage(plans, query) };
    }),
  ];
}
