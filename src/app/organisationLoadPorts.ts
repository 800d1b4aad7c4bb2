import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { OrganisationWanted } from '#machines/organisationLoad/organisationLoad.machine.ts';
import type { CallServer } from '../ports/http.ts';

/**
 * [OS-025] [OS-026] Fills the ports that load what the organisation needs, which is kept for the steps that use it.
 * The shapes of the answers come beside the first screen, too.
 */
export function organisationLoadPorts(callServer: CallServer, queries: QueryClient) {
  const organisation = async () => {
    const { organisationQueries } = await import('./organisationQueries.ts');
    return organisationQueries(callServer, queries);
  };
  return {
    loadContent: fromPromise<void, OrganisationWanted>(async ({ input }) => {
      const { organizationCode, channel: salesChannel, language } = input;
      await (await organisation()).content(language, { organizationCode, salesChannel });
    }),
    loadConfiguration: fromPromise<void, OrganisationWanted>(async ({ input }) => {
      const { organizationCode, channel: salesChannel, language, today: effectiveDate } = input;
      await (await organisation()).products(language, { organizationCode, effectiveDate, salesChannel });
    }),
  };
}
