import type { ActorRefFrom } from 'xstate';
import { advisorCodeForm } from '#domain/advisors/advisorCodeForm.ts';
import type { advisorCodeMachine } from '#machines/advisorCode/advisorCode.machine.ts';
import type { AdvisorCodeContext } from '#machines/advisorCode/advisorCode.types.ts';
import { formFields } from '../forms/formFields.tsx';

export type AdvisorCodeRef = ActorRefFrom<typeof advisorCodeMachine>;
export type AdvisorCodeProps = { actor: AdvisorCodeRef };

/** The fields of the advisor-code modal. */
export const AdvisorCodeFields = formFields(advisorCodeForm, {
  room: 'advisorCode',
  facts: ({ selectedSponsors }: AdvisorCodeContext) => ({ selectedSponsors }),
  values: () => ({}),
});
