import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { consultant } from './consultant.ts';

/** What get-user answers to an agent who has signed in. */
export const signedInUser: CurrentUser = {
  user: consultant,
  claims: { atoms: ['TRIPX_READ', 'POLICY_BOOKING'], claimGroups: ['APP.VIEW_APP', 'BOOKING.BOOK_QUOTE'] },
  organization: null,
  claimsToken: 'of-the-session',
  sessionName: 'a name',
  sessionExpiration: '2026-11-20T15:30:00.000Z',
  debounceInterval: 10_000,
  serverTime: '2026-11-20T15:00:00.000Z',
  today: '2026-11-20',
  monerisProfileId: 'PROFILE',
  scope: null,
  application: 'b2b',
  accountPages: { account: null, preferences: null },
  cardFrame: { url: 'http://127.0.0.1:4600/frame', origin: 'http://127.0.0.1:4600' },
  publicOrigin: 'http://localhost:3003',
  issuers: null,
  asksCredentials: false,
};
