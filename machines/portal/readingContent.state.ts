import { screenOfPath } from '#domain/content/contentScreens.ts';
import { portalSetup } from './portal.setup.ts';

/** A page whose content others write; the welcome page is read without a session too, beside the ways to sign in. */
export const readingContentState = portalSetup.createStateConfig({
  meta: { requirements: ['CN-002', 'CN-014', 'CN-015', 'RT-039', 'RT-041', 'SI-028'] },
  invoke: {
    id: 'contentPage',
    src: 'contentPage',
    input: ({ context: { address, language, refCode, session } }) => ({
      screen: screenOfPath(address.path) ?? 'welcome',
      language,
      customerName: session?.signedIn ? session.displayName : '',
      referenceId: refCode ?? session?.publicReferenceId ?? null,
      publicOrigin: session?.publicOrigin ?? '',
    }),
  },
  on: {
    'person.chooseSignIn': [
      {
        guard: {
          type: 'visitorChooses',
          params: ({ event }) => ({ chosen: event.userType, way: 'lanid' as const }),
        },
        target: 'signingInDirectory',
      },
      {
        guard: {
          type: 'visitorChooses',
          params: ({ event }) => ({ chosen: event.userType, way: 'ciamid' as const }),
        },
        target: 'signingInCustomer',
      },
    ],
    'session.end': { guard: 'somebodyIsKnown', target: 'openingSession' },
  },
});
