import { fromPromise } from 'xstate';
import { sentAdvisor } from '#domain/advisors/sentAdvisor.ts';
import { createAdvisor } from '#domain/calls/advisors/createAdvisor.ts';
import { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import { advisorFormMachine } from '#machines/advisorForm/advisorForm.machine.ts';
import type { AdvisorFormInput, AdvisorToCreate } from '#machines/advisorForm/advisorForm.types.ts';
import { advisorsMachine } from '#machines/advisors/advisors.machine.ts';
import type { AreaInput } from '#machines/area.types.ts';
import { newId } from '../../ports/newId.ts';
import { AdvisorsScreen } from '../../ui/advisors/AdvisorsScreen.tsx';
import { inPlace } from '../chartInPlace.ts';
import { mustBeFilled } from '../mustBeFilled.ts';
import { advisorCodePorts } from './advisorCodePorts.ts';
import { defineArea } from './defineArea.tsx';

/** [AD-009] What a visit of the page of a new advisor begins with. */
const visitOf = ({ language, session }: AreaInput): AdvisorFormInput => ({
  language,
  userType: session.userType,
  randomId: newId(),
});

/** [AD-001] The area of advisors. */
export const area = defineArea({
  rooms: ['advisors', 'advisorCode', 'account'],
  connect: ({ callServer }) => {
    const form = mustBeFilled(
      advisorFormMachine.provide({
        actors: {
          advisorCode: advisorCodeMachine.provide({ actors: advisorCodePorts(callServer) }),
          createAdvisor: fromPromise<{ profileRef: string }, AdvisorToCreate>(
            async ({ input: { form: filled, selectedSponsors, referenceNumber } }) => {
              const body = sentAdvisor(filled, selectedSponsors, referenceNumber);
              return (await callServer(createAdvisor, { body })).body;
            },
          ),
        },
      }),
    );
    return advisorsMachine.provide({ actors: { page: inPlace(() => form, visitOf) } });
  },
  Screen: AdvisorsScreen,
});
