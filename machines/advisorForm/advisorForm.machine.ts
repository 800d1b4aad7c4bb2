import type { AdvisorFormContext } from './advisorForm.types.ts';
import { actStates } from '../forms/actStates.ts';
import { leaveStates } from '../forms/leaveStates.ts';
import { advisorFormSetup, opening } from './advisorForm.setup.ts';

const creating = actStates({
  port: 'createAdvisor',
  does: ({ form, selectedSponsors, referenceNumber }: AdvisorFormContext) => ({
    form,
    selectedSponsors,
    referenceNumber,
  }),
  onDone: {
    actions: {
      type: 'leaveSaved' as const,
      params: ({ event }: { event: { output: { profileRef: string } } }) => event.output,
    },
    target: 'done' as const,
  },
});

/** [AD-003] [AD-004] A new advisor: the sponsors, the form, and how the page is left. */
export const advisorFormMachine = advisorFormSetup.createMachine({
  id: 'advisorForm',
  context: ({ input }) => opening(input),
  type: 'parallel',
  invoke: {
    id: 'advisorCode',
    src: 'advisorCode',
    input: ({ context: { language } }) => ({ language }),
  },
  on: {
    'person.addSponsor': { guard: 'formIsAsked', actions: 'openAdvisorCode' },
    'advisorCode.find': { actions: { type: 'takeSponsor', params: ({ event }) => event } },
    'person.goBack': { guard: 'everythingIsSaved', actions: 'leaveBack' },
    'parent.chooseLanguage': {
      actions: [
        { type: 'rememberLanguage', params: ({ event }) => event.language },
        { type: 'tellAdvisorCode', params: ({ event }) => event },
      ],
    },
    'parent.renewSession': { actions: { type: 'tellAdvisorCode', params: ({ event }) => event } },
  },
  states: {
    form: {
      initial: 'asking',
      states: {
        ...creating,
        asking: {
          ...creating.asking,
          on: {
            ...creating.asking.on,
            'person.removeSponsor': {
              actions: { type: 'removeSponsor', params: ({ event }) => event.sponsorCode },
            },
            'person.resetPersonal': { actions: 'resetPersonal' },
            'person.resetRecipients': { actions: 'resetRecipients' },
          },
        },
      },
    },
    leave: leaveStates,
  },
});
