import { isAt } from '#domain/routes.ts';
import type { CustomerSignInPurpose } from '../customerSignIn/customerSignIn.machine.ts';
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
      comesBack: isAt('/login/callback', context.address.path),
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
function purposeAt(path: string): CustomerSignInPurpose {
  if (isAt('/ciam/signup', path)) return 'signUp';
  return isAt('/ciam/setup', path) ? 'setUp' : 'signIn';
}

/** [RT-044] */
export const signingInCustomerState = portalSetup.createStateConfig({
  tags: 'pending',
  meta: { requirements: ['RT-044'] },
  invoke: {
    id: 'customerSignIn',
    src: 'customerSignIn',
    input: ({ context }) => ({
      comesBack: isAt('/ciam/handlelogin', context.address.path),
      purpose: purposeAt(context.address.path),
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
