import { listPlans } from '#domain/calls/catalogue/listPlans.ts';
import { readContractConfiguration } from '#domain/calls/catalogue/readContractConfiguration.ts';
import { readPlanDocument } from '#domain/calls/catalogue/readPlanDocument.ts';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { applications } from '#domain/applications.ts';
import { languageOfHeader } from '#domain/locales.ts';
import { defaultOrganization } from '#domain/organizations.ts';
import type { Printer } from '../documents/printer.ts';
import type { PlanEditions } from '../editions/planEditions.ts';
import { answeredPdf } from '../http/answeredPdf.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { Problem } from '../http/problem.ts';
import { todayOf } from '../today.ts';
import type { Catalogue } from './catalogue.ts';
import { planPage } from './planPage.ts';
import { documentTitle, keptPlanDocuments } from './planDocuments.ts';
import { productConfigurationOf } from './productConfiguration.ts';

export function catalogueRoutes(parts: {
  catalogue: Catalogue;
  editions: Pick<PlanEditions, 'read' | 'today'>;
  printer: Pick<Printer, 'planPdf'>;
}): Implementation[] {
  const { catalogue, editions, printer } = parts;
  const planDocument = keptPlanDocuments(printer);
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
      const { planCode, kind } = params;
      const { edition } = query;
      const sold = edition === undefined ? null : ((await editions.read(edition))?.[language] ?? null);
      const plan = edition === undefined ? await editions.today(planCode, language) : sold;
      const title = plan?.code === planCode ? documentTitle(plan.content, kind) : null;
      if (!plan || title === null) throw new Problem(404, 'notFound');
      const bytes = await planDocument({ plan, kind, title, language });
      return answeredPdf(bytes, `${planCode}-${kind}-${language}.pdf`);
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
