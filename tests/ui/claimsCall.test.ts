import { expect, test } from 'vitest';
import { getClaims } from '#domain/calls/identity/getClaims.ts';
import { createCredentials } from '#src/ports/credentials.ts';
import { createCallServer } from '#src/ports/http.ts';
import { openAnsweringServer } from '#tests/support/http/answeringServer.ts';
import { consultant } from '#tests/support/server/consultant.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const server = startedFor(() => openAnsweringServer());

test('[SI-021] [PL-004] the claims call says for whom it is made, and carries no id token, for the session of a page holds none', async () => {
  server.answer({ status: 200, body: { claims: { atoms: [], claimGroups: [] }, user: consultant } });
  const credentials = createCredentials({ language: () => 'en', refCode: () => null });
  credentials.remember({
    userRef: 'omartin',
    userType: 'ciamid',
    claimsToken: 'of-the-session',
    scope: 'own',
    distributor: { organizationCode: 'TC', agentRef: 'profile-7', sellingCode: 'TC-1' },
  });
  const asWhoSignedIn = createCallServer({
    origin: server.origin,
    headers: credentials.headers,
    onSessionEnd: () => undefined,
    onSessionMove: () => undefined,
    onProblem: () => undefined,
  });
  await asWhoSignedIn(getClaims, {});
  const { path, headers } = server.asked[0]!;
  expect({ path, ...headers }).toMatchObject({
    path: '/api/auth/claims',
    'x-claims-token': 'of-the-session',
    'x-distributor-organization': 'TC',
    'x-distributor-ref': 'profile-7',
    sellingcode: 'TC-1',
  });
  expect(Object.keys(headers).filter((name) => /id-?token|authorization/i.test(name))).toEqual([]);
});
