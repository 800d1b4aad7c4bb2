import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrganizationWanted } from '#machines/organizationLoad/organizationLoad.machine.ts';
import type { CallServer } from '../ports/http.ts';
import { organizationQueries } from './organizationQueries.ts';

/**
 * [OS-025] [OS-026] Fills the ports that load what the organization needs, which is kept for the steps that use it.
 */
export function organizationLoadPorts(callServer: CallServer, queries: QueryClient) {
  const organization = organizationQueries(callServer, queries);
  return {
    loadContent: fromPromise<void, OrganizationWanted>(async ({ input }) => {
      const { organizationCode, channel: salesChannel, language } = input;
      await organization.content(language, { organizationCode, salesChannel });
    }),
    loadConfiguration: fromPromise<void, OrganizationWanted>(async ({ input }) => {
      const { organizationCode, channel: salesChannel, language, today: effectiveDate } = input;
      await organization.products(language, { organizationCode, effectiveDate, salesChannel });
    }),
  };
}
