import type { QueryClient } from '@tanstack/react-query';
import { readProductConfiguration } from '#domain/calls/catalogue/readProductConfiguration.ts';
import { getContent, type OrganizationContent } from '#domain/calls/organizations/getContent.ts';
import type { ProductConfiguration } from '#domain/calls/shapes/productConfiguration.ts';
import type { SalesChannel } from '#domain/applications.ts';
import { type Language, locales } from '#domain/locales.ts';
import type { ReadProductsInput } from '#machines/planSelection/planSelection.types.ts';
import type { CallServer } from '../ports/http.ts';

const staleTime = 5 * 60_000;

type Of = { organizationCode: string; salesChannel: SalesChannel };

export type OrganizationQueries = {
  /** [OS-022] Content in one language; kept for a while, so that who needs it next does not wait. */
  content(language: Language, of: Of): Promise<OrganizationContent>;
  /** [PS-001] Product configuration in one language; kept likewise. */
  products(language: Language, of: ReadProductsInput): Promise<ProductConfiguration>;
};

/** Reads what belongs to an organization: beside the first screen, and again by the steps that use it. */
export function organizationQueries(callServer: CallServer, queries: QueryClient): OrganizationQueries {
  return {
    content: (language, { organizationCode, salesChannel }) =>
      queries.fetchQuery({
        queryKey: ['content', language, organizationCode, salesChannel],
        staleTime,
        queryFn: async ({ signal }) => {
          const body = {
            organizationCode,
            lang: locales[language].header,
            salesChannel: salesChannel.toUpperCase() as 'B2B' | 'B2C',
          };
          return (await callServer(getContent, { body }, signal)).body.organization;
        },
      }),
    products: (language, of) =>
      queries.fetchQuery({
        queryKey: ['products', language, of],
        staleTime,
        queryFn: async ({ signal }) => {
          const query = { ...of, language: locales[language].header };
          return (await callServer(readProductConfiguration, { query }, signal)).body;
        },
      }),
  };
}
