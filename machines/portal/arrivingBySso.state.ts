import { portalSetup, userTypesIn } from './portal.setup.ts';
import type { SessionFacts } from '../session.types.ts';

/** [RT-045] Who arrives by single sign-on is asked for nothing where a provider knows them. */
export const arrivingBySsoState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['RT-045'] },
  invoke: {
    id: 'singleSignOn',
    src: 'singleSignOn',
    input: ({ context }) => ({ userTypes: userTypesIn(context.address.search) }),
    onDone: [
      {
        guard: { type: 'sessionHasCome', params: ({ event }) => event.output.session },
        actions: [
          { type: 'rememberSession', params: ({ event }) => event.output.session as SessionFacts },
          { type: 'returnToLanding', params: () => null },
        ],
        target: 'deciding',
      },
      { guard: { type: 'arrivalIsOf', params: 'lanid' }, target: 'signingInDirectory' },
      { guard: { type: 'arrivalIsOf', params: 'ciamid' }, target: 'signingInCustomer' },
      { target: 'choosingSignIn' },
    ],
  },
  on: {
    'person.openAddress': {
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
      target: 'deciding',
    },
  },
});
