import type { Session } from '#server/identity/session.ts';

/** The session of an agent of BOREAL who sells and reads policies; what is given replaces that. */
export function agentSession(changed: Partial<Session> = {}): Session {
  return {
    idHash: 'hash-of-the-agent',
    application: 'b2b',
    userType: 'ciamid',
    userRef: 'mchen',
    profileRef: 'P-100',
    issuer: 'https://customers.example.ca',
    role: 'Consultant_Agency',
    atoms: ['POLICY_READ', 'POLICY_CREATE'],
    reach: 'own',
    homeReach: 'own',
    ownOrganizations: ['BOREAL'],
    organizationCode: 'BOREAL',
    distributorRef: 'D-7',
    sellingCode: 'S-9',
    visiting: false,
    refCode: null,
    scope: 'agency',
    claimsToken: 'token-of-the-claims',
    expiresAt: 0,
    endsAt: 0,
    ...changed,
  };
}
