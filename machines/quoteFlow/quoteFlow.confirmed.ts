import { policyWatchInput } from './quoteFlow.forms.ts';
import { quoteFlowSetup } from './quoteFlow.setup.ts';

/** The policies are issued; from here only another quote can be begun. */
export const confirmed = quoteFlowSetup.createStateConfig({
  meta: { requirements: ['CP-004', 'CP-035'] },
  invoke: [
    { id: 'policyPdf', src: 'policyPdf' },
    { id: 'policyWatch', src: 'policyWatch', input: ({ context }) => policyWatchInput(context) },
  ],
  on: {
    'person.startOver': {
      actions: ['forgetProblem', { type: 'wantStep', params: 'TRAVELLER_DETAILS' }],
      target: 'startingOver',
    },
    'person.beginQuote': {
      actions: ['forgetProblem', { type: 'wantStep', params: 'TRAVELLER_DETAILS' }],
      target: 'startingOver',
    },
  },
});
