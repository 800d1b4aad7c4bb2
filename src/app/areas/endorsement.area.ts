import { fromPromise } from 'xstate';
import type { AreaInput } from '#machines/area.types.ts';
import { policyViewMachine } from '#machines/policyView/policyView.machine.ts';
import type { ConfigurationRequest, OrganizationMove } from '#machines/policyView/policyView.types.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { PolicyViewScreen } from '../../ui/policyView/PolicyViewScreen.tsx';
import { inPlace } from '../chartInPlace.ts';
import { moveSession } from '../moveSession.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import { organizationQueries } from '../organizationQueries.ts';
import { returnPort } from '../returnPort.ts';
import { sessionFactsOf } from '../sessionFacts.ts';
import { defineArea } from './defineArea.tsx';
import { policyPort } from './policyPort.ts';
import { connectSections } from './sections/connectSections.ts';
import { lateSections } from './sections/lateSections.ts';

/** [PV-001] A policy and its sections. */
export const area = defineArea({
  rooms: ['policyView'],
  connect: (parts) => {
    const { callServer, queries, memory, readSession, whileMoving } = parts;
    const organization = organizationQueries(callServer, queries);
    const chart = mustBeFilled(
      policyViewMachine.provide({
        actors: {
          ...connectSections(parts),
          readPolicy: policyPort(callServer),
          hearReturn: returnPort(parts.window),
          /** [PV-021] The session is read before, because the answer to an earlier switch may have been lost. */
          switchOrganization: fromPromise<SessionFacts, OrganizationMove>(({ input }) =>
            whileMoving(async () => {
              const { userType: callOf, organizationCode: newOrg } = input;
              const before = await readSession();
              if (before.user?.organizationCode === newOrg) return sessionFactsOf(before);
              await moveSession(callServer, { callOf, newOrg, newDistrib: null, sellingCode: null });
              memory.forgetDraft();
              return sessionFactsOf(await readSession());
            }),
          ),
          loadConfiguration: fromPromise<void, ConfigurationRequest>(async ({ input }) => {
            const { session, language } = input;
            const { organizationCode, channel: salesChannel, today: effectiveDate } = session.facts;
            await Promise.all([
              organization.content(language, { organizationCode, salesChannel }),
              organization.products(language, { organizationCode, effectiveDate, salesChannel }),
            ]);
          }),
        },
      }),
    );
    return inPlace(
      () => chart,
      (input: AreaInput) => ({ ...input, built: [...lateSections.keys()] }),
    );
  },
  Screen: PolicyViewScreen,
});
