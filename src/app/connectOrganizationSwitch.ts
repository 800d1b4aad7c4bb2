import { fromPromise } from 'xstate';
import { readRecentOrganizations } from '#domain/calls/organizations/readRecentOrganizations.ts';
import { getUser } from '#domain/calls/identity/getUser.ts';
import { searchOrganizations } from '#domain/calls/organizations/searchOrganizations.ts';
import type { Language } from '#domain/locales.ts';
import type { ListedOrganization } from '#domain/organizationSwitch.ts';
import { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';
import type { Move } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { AddressBar } from '../ports/addressBar.ts';
import type { CallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import { moveSession } from './moveSession.ts';
import { mustBeFilled } from './mustBeFilled.ts';

export type OrganizationSwitchParts = {
  callServer: CallServer;
  memory: TabMemory;
  addressBar: AddressBar;
  /** Brings the session back that another page has moved. */
  workHereAgain(): Promise<void>;
};

/**
 * The chart of the switch with its ports filled. Opening the application again leaves the draft of the tab behind
 * ([OS-033]) and keeps the query, except that of a switch.
 */
export function connectOrganizationSwitch(parts: OrganizationSwitchParts): typeof organizationSwitchMachine {
  const { callServer, memory, addressBar } = parts;
  /** The session was moved from here, where the panel said what is lost: a page that stayed could save nothing. */
  let isMoved = false;
  return mustBeFilled(
    organizationSwitchMachine.provide({
      actors: {
        searchOrganizations: fromPromise<readonly ListedOrganization[], { text: string }>(
          async ({ input, signal }) => {
            const { body } = await callServer(searchOrganizations, { query: { text: input.text } }, signal);
            return body.organizations;
          },
        ),
        readRecentOrganizations: fromPromise<readonly ListedOrganization[], void>(async ({ signal }) => {
          const { body } = await callServer(readRecentOrganizations, {}, signal);
          return body.organizations;
        }),
        moveSession: fromPromise<void, Move>(async ({ input }) => {
          await moveSession(callServer, input);
          isMoved = true;
        }),
        readWhereabouts: fromPromise<Record<Language, string> | null, void>(async ({ signal }) => {
          const { organization } = (await callServer(getUser, {}, signal)).body;
          return organization && { en: organization.name, fr: organization.nameInFrench };
        }),
        returnSession: fromPromise<void, void>(() => parts.workHereAgain()),
        reopenPage: fromPromise<void, { path: string | null }>(async ({ input }) => {
          memory.forgetDraft();
          const { path, search } = addressBar.read();
          const query = new URLSearchParams(search);
          for (const name of ['newOrg', 'newDistrib', 'sellingCode']) query.delete(name);
          const text = query.toString();
          const address = `${input.path ?? path}${text ? `?${text}` : ''}`;
          addressBar.leaveTo(address, isMoved ? 'unasked' : undefined);
          await new Promise<never>(() => undefined);
        }),
      },
    }),
  );
}
