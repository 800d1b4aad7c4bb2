import { readInvitation, sendInvitationAgain, withdrawInvitation } from '#domain/calls/people/invitations.ts';
import { type Implementation, implement } from '../http/implement.ts';
import type { Invitations } from './invitations.ts';

export function invitationRoutes({ invitations }: { invitations: Invitations }): Implementation[] {
  return [
    implement(readInvitation, async ({ session, params: { profileRef } }) => ({
      status: 200,
      body: await invitations.read(profileRef, session),
    })),
    implement(sendInvitationAgain, async ({ session, params: { profileRef }, requestId }) => ({
      status: 200,
      body: await invitations.sendAgain(profileRef, { session, requestId }),
    })),
    implement(withdrawInvitation, async ({ session, params: { profileRef }, requestId }) => ({
      status: 200,
      body: await invitations.withdraw(profileRef, { session, requestId }),
    })),
  ];
}
