import { describe, expect, test } from 'vitest';
import type { SessionUser } from '#domain/calls/identity/user.ts';
import { workAgainFor } from '#src/app/workAgainFor.ts';
import type { CallServer } from '#src/ports/http.ts';

const own: SessionUser = {
  userRef: 'gbouchard',
  userType: 'ciamid',
  anonymous: false,
  profileRef: 'c-2002',
  profileCode: 'GB02',
  organizationCode: 'BOREAL',
  organizationIsOwn: true,
  distributorRef: null,
  sellingCode: null,
  firstName: 'Guy',
  lastName: 'Bouchard',
  role: 'Administrator_Full',
  preferredLanguage: 'fr',
};
const employee: SessionUser = { ...own, userType: 'lanid', role: 'LIA agent', organizationCode: 'CM' };

/** What is asked of the server to move from one user of a session to another. */
async function askedFor(before: SessionUser, now: SessionUser) {
  const asked: [string, unknown][] = [];
  const callServer = (async (call: { name: string }, { headers }: { headers?: unknown }) => {
    asked.push([call.name, headers]);
  }) as unknown as CallServer;
  return { moved: await workAgainFor(before, now, callServer), asked };
}

describe('a session that was opened in place of one that ended', () => {
  test('[SI-039] stays where it is when that is where its person worked', async () => {
    for (const user of [own, employee])
      expect(await askedFor(user, user)).toEqual({ moved: false, asked: [] });
  });

  test('[SI-039] [OS-007] of an employee goes to the organization and its agent, or back to no agent', async () => {
    const withAgent = { ...employee, organizationCode: 'TC', distributorRef: 'c-2003' };
    expect(await askedFor(withAgent, employee)).toEqual({
      moved: true,
      asked: [['setUser', { newOrg: 'TC', newDistrib: 'c-2003' }]],
    });
    expect(
      await askedFor({ ...employee, distributorRef: null }, { ...employee, distributorRef: 'x' }),
    ).toEqual({
      moved: true,
      asked: [['setUser', { newOrg: 'CM', newDistrib: undefined }]],
    });
  });

  test('[SI-039] [OS-008] of an external user goes to the organization, then to the selling code', async () => {
    const seller = { ...own, organizationCode: 'BOREAL-QUE', sellingCode: 'Q-17' };
    expect(await askedFor(seller, own)).toEqual({
      moved: true,
      asked: [
        ['setCiamUser', { newOrg: 'BOREAL-QUE', newDistrib: undefined }],
        ['setCiamUser', { sellingCode: 'Q-17' }],
      ],
    });
  });

  test('[SI-039] [OS-034] of an external user goes to the agent in whose name was sold', async () => {
    expect(await askedFor({ ...own, distributorRef: 'c-2005' }, own)).toEqual({
      moved: true,
      asked: [['setCiamUser', { newOrg: 'BOREAL', newDistrib: 'c-2005' }]],
    });
  });
});
