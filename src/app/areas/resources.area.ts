import { fromPromise } from 'xstate';
import { listPlans, type PlanPage } from '#domain/calls/catalogue/listPlans.ts';
import { offsetOfPage } from '#domain/paging.ts';
import { plansPerPage } from '#domain/resources/planList.ts';
import { resourcesMachine } from '#machines/resources/resources.machine.ts';
import type { PlansRequest } from '#machines/resources/resources.types.ts';
import { ResourcesScreen } from '../../ui/resources/ResourcesScreen.tsx';
import { defineArea } from './defineArea.tsx';

/** [RS-001] The resource page: the plans of the organization, and their comparison. */
export const area = defineArea({
  rooms: ['resources'],
  connect: ({ callServer }) =>
    resourcesMachine.provide({
      actors: {
        listPlans: fromPromise<PlanPage, PlansRequest>(async ({ input: { query, language }, signal }) => {
          const { planClass, page, compared } = query;
          const asked = {
            ...(planClass && { planClass }),
            offset: offsetOfPage(page, plansPerPage),
            lang: language,
            ...(compared.length > 0 && { compared: compared.join(',') }),
          };
          return (await callServer(listPlans, { query: asked }, signal)).body;
        }),
      },
    }),
  Screen: ResourcesScreen,
});
