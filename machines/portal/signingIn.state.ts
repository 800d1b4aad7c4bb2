import { placeAfterSignIn } from './placeAfterSignIn.ts';
import { portalSetup } from './portal.setup.ts';

/** [RT-043] */
export const signingInDirectoryState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['RT-043'] },
  invoke: {
    id: 'directorySignIn',
    src: 'directorySignIn',
    input: ({ context }) => ({
      comesBack: context.address.path === '/login/callback',
      returnTo: placeAfterSignIn(context),
    }),
    onDone: {
      actions: [
        { type: 'rememberSession', params: ({ event }) => event.output.session },
        { type: 'returnToLanding', params: ({ event }) => event.output.returnTo },
      ],
      target: 'deciding',
    },
  },
});

/** [RT-044] */
export const signingInCustomerState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['RT-044'] },
  invoke: {
    id: 'customerSignIn',
    src: 'customerSignIn',
    input: ({ context }) => ({
      comesBack: context.address.path === '/ciam/handlelogin',
      purpose: context.address.path === '/ciam/signup' ? ('signUp' as const) : ('signIn' as const),
      returnTo: placeAfterSignIn(context),
    }),
    onDone: {
      actions: [
        { type: 'rememberSession', params: ({ event }) => event.output.session },
        { type: 'returnToLanding', params: ({ event }) => event.output.returnTo },
      ],
      target: 'deciding',
    },
  },
});
