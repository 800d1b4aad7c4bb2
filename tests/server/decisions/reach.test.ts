import { describe, expect, it } from 'vitest';
import type { CallDefinition, CallScope } from '#domain/calls/call.ts';
import { outOfReach } from '#server/http/scope.ts';
import type { Session } from '#server/identity/session.ts';
import { mayBeWorkedIn, worksIn } from '#server/organizations/mayBeWorkedIn.ts';
import { organizationsReached, reachesOrganization } from '#server/organizations/reach.ts';
import { mayMoveTo, mayVisitDefault } from '#server/organizations/reachOfSwitch.ts';
import { agentSession } from '#tests/support/server/agentSession.ts';
import { organizationTree } from '#tests/support/server/organizationTree.ts';

const codes = ['CM', 'TC', 'BOREAL', 'BOREAL-MTL', 'CLOSED', 'NOWHERE'];

describe('the organizations that a role reaches', () => {
  const reached = (changed: Partial<Session>) =>
    codes.filter((code) => reachesOrganization(agentSession(changed), code, organizationTree));

  it.each([
    ['all', ['CM', 'TC', 'BOREAL', 'BOREAL-MTL', 'CLOSED'], null],
    ['children', ['BOREAL', 'BOREAL-MTL', 'CLOSED'], ['BOREAL', 'BOREAL-MTL', 'CLOSED']],
    ['own', ['BOREAL'], ['BOREAL']],
    ['ownPolicies', [], []],
    ['session', [], []],
  ] as const)('a reach of %s, from one’s own organizations', (homeReach, one, listed) => {
    const session = { homeReach, reach: 'ownPolicies', organizationCode: 'TC' } as const;
    expect(reached(session)).toEqual(one);
    expect(organizationsReached(agentSession(session), organizationTree)).toEqual(listed);
  });

  it('somebody without organization reaches none, unless all', () => {
    expect(reached({ homeReach: 'children', ownOrganizations: [] })).toEqual([]);
    expect(reached({ homeReach: 'own', ownOrganizations: [] })).toEqual([]);
    expect(reached({ homeReach: 'all', ownOrganizations: [] })).toHaveLength(5);
  });
});

describe('an organization that was switched off', () => {
  it('is not worked in', () => {
    expect(mayBeWorkedIn(organizationTree.find('BOREAL'))).toBe(true);
    expect(mayBeWorkedIn(organizationTree.find('CLOSED'))).toBe(false);
    expect(mayBeWorkedIn(null)).toBe(false);
  });

  it('is refused within reach, not reached from outside, and answered for where the session is in it', () => {
    const upper = agentSession({ reach: 'children' });
    expect(() => worksIn(upper, 'CLOSED', organizationTree)).toThrow('organization.inactive');
    expect(worksIn(upper, 'BOREAL-MTL', organizationTree)).toBe(true);
    expect(worksIn(agentSession({ reach: 'own' }), 'CLOSED', organizationTree)).toBe(false);
    expect(worksIn(agentSession({ organizationCode: 'CLOSED' }), 'CLOSED', organizationTree)).toBe(true);
  });
});

describe('moving to another organization', () => {
  const open = (changed: Partial<Session>, own: readonly string[]) =>
    codes.filter((code) =>
      mayMoveTo(agentSession({ ownOrganizations: own, ...changed }), code, organizationTree),
    );

  it('somebody of the directory who reaches all moves anywhere, and nobody else of it', () => {
    expect(open({ userType: 'lanid', homeReach: 'all' }, [])).toEqual([
      'CM',
      'TC',
      'BOREAL',
      'BOREAL-MTL',
      'CLOSED',
    ]);
    expect(open({ userType: 'lanid', homeReach: 'children' }, ['BOREAL'])).toEqual([]);
  });

  it('a customer moves among their own ones, and below them where the role reaches children', () => {
    expect(open({ homeReach: 'own' }, ['BOREAL', 'TC'])).toEqual(['TC', 'BOREAL']);
    expect(open({ homeReach: 'children' }, ['BOREAL', 'TC'])).toEqual([
      'TC',
      'BOREAL',
      'BOREAL-MTL',
      'CLOSED',
    ]);
    expect(open({ homeReach: 'all' }, ['TC'])).toEqual(['TC']);
  });

  it('a consumer without profile moves nowhere', () => {
    expect(open({ profileRef: null, homeReach: 'all', userType: 'lanid' }, ['BOREAL'])).toEqual([]);
  });

  const visits = (changed: Partial<Session>, own: readonly string[] = ['TC'], code = 'CM') =>
    mayVisitDefault(agentSession({ application: 'admin', ownOrganizations: own, ...changed }), code);

  it('an administrator outside their own organizations moves to the default one', () => {
    expect(visits({})).toBe(true);
    expect(visits({}, ['TC'], 'TC')).toBe(false);
    expect(visits({}, ['BOREAL'])).toBe(false);
    expect(visits({ profileRef: null })).toBe(false);
    expect(visits({ userType: 'lanid' })).toBe(false);
    expect(visits({ application: 'b2b' })).toBe(false);
    expect(visits({ organizationCode: null })).toBe(false);
  });
});

describe('what a request names', () => {
  const asked: string[] = [];
  const checks = {
    organization: (_session: Session, code: string) => asked.push(code) > 0 && code === 'BOREAL',
    agency: () => false,
    profile: () => false,
    policy: async (_session: Session, policyNumber: string) => policyNumber === 'P1',
    heldQuote: (_session: Session, quoteNumber: string) => quoteNumber === 'Q-100001',
  };
  const outside = (
    scope: CallScope,
    parsed: Partial<Record<'query' | 'body' | 'params', unknown>>,
    session: Session | null = agentSession(),
  ) =>
    outOfReach({ scope } as CallDefinition, { query: {}, body: {}, params: {}, ...parsed }, session, checks);

  it('is out of reach where the session does not reach it', async () => {
    const scope: CallScope = { names: 'organization', at: 'query.organizationCode' };
    expect(await outside(scope, { query: { organizationCode: 'BOREAL', other: 'TC' } })).toBeNull();
    expect(await outside(scope, { query: { organizationCode: 'TC' } })).toEqual({
      type: 'organization',
      id: 'TC',
    });
  });

  it('may be one of many, and the first out of reach is given', async () => {
    const scope: CallScope = { names: 'policy', at: 'body.paxes.*.policyNumber' };
    const paxes = ['P1', 'P2', 'P3'].map((policyNumber) => ({ policyNumber }));
    expect(await outside(scope, { body: { paxes } })).toEqual({ type: 'policy', id: 'P2' });
    expect(await outside(scope, { body: { paxes: paxes.slice(0, 1) } })).toBeNull();
  });

  it('is not looked for where it is left out or is no text', async () => {
    const scope: CallScope = { names: 'policy', at: 'body.paxes.*.policyNumber' };
    for (const body of [{}, null, { paxes: null }, { paxes: 'P2' }, { paxes: [{ policyNumber: 7 }, null] }]) {
      expect(await outside(scope, { body })).toBeNull();
    }
  });

  it('is not asked about where the call names nothing, or nobody is there', async () => {
    asked.length = 0;
    const query = { organizationCode: 'TC' };
    expect(await outside({ names: 'nothing' }, { query })).toBeNull();
    expect(await outside({ names: 'session' }, { query })).toBeNull();
    const scope: CallScope = { names: 'organization', at: 'query.organizationCode' };
    expect(await outside(scope, { query }, null)).toBeNull();
    expect(asked).toEqual([]);
  });
});
