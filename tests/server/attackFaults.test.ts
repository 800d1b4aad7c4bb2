import { expect, it } from 'vitest';
import { findAdvisorByPartyId } from '#domain/calls/advisors/findAdvisor.ts';
import { getDraft } from '#domain/calls/drafts/drafts.ts';
import { agencyLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import { type Judged, faultOf } from '#tests/support/attack/judge.ts';
import type { Reply } from '#tests/support/attack/send.ts';
import type { Secret, Victim } from '#tests/support/attack/victims.ts';

const victim: Victim = {
  things: { organization: 'TC', policy: 'TC-100000001', draft: 'their-draft', purchase: 'p', session: 's' },
  licenses: {
    agency: { owner: 'TC', licenseId: 'their-license' },
    agent: { owner: 'c-2009', licenseId: 'their-license' },
  },
  legalName: 'Wzyqander',
  claimsToken: 'their-claims-token',
  userRef: 'omartin',
  used: null,
};
const secrets: Secret[] = [
  { text: 'Wzyqander', of: 'organization' },
  { text: 'kept by Wzyqander', of: 'owner' },
];
const mine: Judged = {
  call: getDraft,
  attacker: { reachesAll: false },
  victim,
  plan: {
    things: 'own',
    edits: [],
    identity: { as: 'own' },
    transport: { by: 'plain' },
    tokenEnding: '',
  },
  shot: {
    method: 'GET',
    target: '/api/drafts/my-draft',
    headers: [],
    body: null,
    raw: null,
    times: 1,
    meansTheCall: true,
  },
};
const theirs: Judged = {
  ...mine,
  plan: { ...mine.plan, things: 'theirs' },
  shot: { ...mine.shot, target: '/api/drafts/their-draft' },
};
const history: Judged = {
  ...theirs,
  call: agencyLicenses.history,
  shot: { ...mine.shot, target: '/api/agency/TC/license/their-license/history' },
};

const person: Judged = {
  ...theirs,
  call: personCalls.history,
  shot: { ...mine.shot, target: '/api/getProfileByRef/history?profileRef=c-2009' },
};
const advisor: Judged = { ...mine, call: findAdvisorByPartyId };
const lookupFailed = reply(502, {
  type: 'urn:x',
  title: 'x',
  status: 502,
  code: 'advisor.lookupFailed',
  error: 'x',
  requestId: 'x',
});

const draft = {
  draftId: '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55',
  machine: 'quoteFlow',
  version: 1,
  snapshot: {},
  revision: 1,
  quoteNumber: null,
  validUntil: null,
  updatedAt: '2026-06-15T14:00:00.000Z',
  expiresAt: '2026-07-15T14:00:00.000Z',
};
const problem = { type: 'urn:x', title: 'x', status: 404, code: 'notFound', error: 'x', requestId: 'x' };

function reply(status: number, body: unknown, headers: Reply['headers'] = {}): Reply {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return {
    status,
    headers: { 'x-content-type-options': 'nosniff', 'content-type': type, ...headers },
    body: Buffer.from(JSON.stringify(body)),
    ms: 1,
  };
}

it.each([
  ['a draft', mine, reply(200, draft)],
  ['a problem', mine, reply(404, problem)],
  [
    'a licence of others, to those who reach everybody',
    { ...history, attacker: { reachesAll: true } },
    reply(200, { changes: [] }),
  ],
  [
    'a person of others, to those who reach everybody',
    { ...person, attacker: { reachesAll: true } },
    reply(200, { changes: [] }),
  ],
  ['a register of advisors that does not answer', advisor, lookupFailed],
  ['somebody else’s draft as one that there is not', theirs, reply(404, problem)],
])('an attack takes for an answer that holds: %s', async (_, judged, answer) => {
  expect(await faultOf(judged, answer, secrets)).toBeNull();
});

it.each([
  ['no answer', mine, null, 'no answer'],
  ['a failure', mine, reply(500, problem), 'status 500'],
  ['a stack', mine, reply(404, { ...problem, error: 'x\n    at read (/srv/a.ts:1:2)' }), 'tells a stack'],
  [
    'a statement',
    mine,
    reply(404, { ...problem, error: 'select "id" from "drafts"' }),
    'tells a statement of the database',
  ],
  [
    'a name of others',
    mine,
    reply(404, { ...problem, error: 'Wzyqander' }),
    'tells what only its organization may know',
  ],
  ['a draft of others', theirs, reply(200, draft), 'reaches what is somebody else’s'],
  ['a licence of others', history, reply(200, { changes: [] }), 'reaches what is somebody else’s'],
  ['a person of others', person, reply(200, { changes: [] }), 'reaches what is somebody else’s'],
  ['a register where nothing is asked', mine, lookupFailed, 'status 502'],
  ['another shape', mine, reply(200, { draftId: 1 }), 'answers 200 in another shape'],
  ['another status', mine, reply(418, { ...problem, status: 418 }), 'undeclared status 418'],
  ['a bare refusal', mine, reply(404, 'x'), 'a refusal with 404 that is no problem'],
  [
    'bare headers',
    mine,
    reply(404, problem, { 'x-content-type-options': '' }),
    'answers without its security headers',
  ],
  ['a name of the server', mine, reply(404, problem, { server: 'x/1' }), 'names what serves it'],
])('an attack notices %s', async (_, judged, answer, fault) => {
  expect(await faultOf(judged, answer, secrets)).toBe(fault);
});
