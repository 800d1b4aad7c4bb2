import { fromPromise } from 'xstate';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import type { PickedOption } from '#domain/forms/picked.ts';
import { longestOrganizationSearch, organizationNameIn } from '#domain/organizationSwitch.ts';
import type { OrganizationSearch } from '#machines/organizationSuggest/organizationSuggest.machine.ts';
import type { CallServer } from '../../ports/http.ts';

/** Fills both ports of `organizationSuggest`. */
export const organizationsFound = (callServer: CallServer) =>
  fromPromise<readonly PickedOption[], OrganizationSearch>(async ({ input: { text, language }, signal }) => {
    const query = { text: text.slice(0, longestOrganizationSearch) };
    const { organizations } = (await callServer(searchOrganizations, { query }, signal)).body;
    return organizations.map((one) => ({ label: organizationNameIn(one, language), value: one.code }));
  });
