import { extractText, getDocumentProxy } from 'unpdf';
import { ZodObject } from 'zod';
import type { CallDefinition } from '#domain/calls/call.ts';
import { ownHeaders } from '#server/http/parse.ts';
import type { Shot } from './aim.ts';
import type { Attacker } from './attackers.ts';
import type { Plan } from './plan.ts';
import type { Reply } from './send.ts';
import type { Licenses, Secret, Victim } from './victims.ts';

/** Slower than this is a failure. */
export const slowestMs = 2_000;

export type Judged = {
  call: CallDefinition;
  attacker: Pick<Attacker, 'reachesAll'>;
  victim: Victim;
  plan: Plan;
  shot: Shot;
};

/** What no answer may tell: where code stands, what was asked of the database, what files of the machine hold. */
const leaks: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\n\s+at (async )?[\w.<>]+ \(|node:internal|file:\/\/\/|node_modules[\\/]/],
  [
    'a statement of the database',
    /\b(select|insert into|update|delete from)\s+"?\w+"?.{0,80}\b(from|values|set|where)\b/i,
  ],
  [
    'a message of the database',
    /violates \w+[ -]?\w* constraint|syntax error at or near|relation "\w+"|invalid byte sequence/i,
  ],
  ['a name of the machinery', /\b(kysely|pglite|ZodError|FST_ERR_\w+|ECONNREFUSED|ENOENT)\b/i],
  ['a file of the machine', /root:.*:0:0:|"devDependencies"|\[core\]\s+repositoryformatversion/],
];

/** Calls that answer nobody but the owner of what they name. */
const ownersOnly: Readonly<Record<string, (victim: Victim) => string>> = {
  getDraft: ({ things }) => things.draft,
  saveDraft: ({ things }) => things.draft,
  closeDraft: ({ things }) => things.draft,
  preparePurchase: ({ things }) => things.draft,
  readPurchase: ({ things }) => things.purchase,
  createPolicy: ({ things }) => things.purchase,
  endOwnSession: ({ things }) => things.session,
  openSession: ({ used }) => used?.nonce ?? 'no token',
};

const licenseOf =
  (kind: keyof Licenses) =>
  ({ licenses }: Victim): string =>
    licenses[kind].licenseId;
const personOf = ({ licenses }: Victim): string => licenses.agent.owner;

/** Calls that answer nobody but those who reach the person that they name, or the owner of the licence. */
const reachedOnly: Readonly<Record<string, (victim: Victim) => string>> = {
  readAgencyLicense: licenseOf('agency'),
  readAgencyLicenseHistory: licenseOf('agency'),
  updateAgencyLicense: licenseOf('agency'),
  readAgentLicense: licenseOf('agent'),
  readAgentLicenseHistory: licenseOf('agent'),
  updateAgentLicense: licenseOf('agent'),
  readProfile: personOf,
  readProfileHistory: personOf,
  updateProfile: personOf,
  readInvitation: personOf,
  sendInvitationAgain: personOf,
  withdrawInvitation: personOf,
  deletePerson: personOf,
};

/** Calls that ask a register of others, which may not answer. */
const asksOutside: ReadonlySet<string> = new Set([
  'createAdvisor',
  'findAdvisorByPartyId',
  'findAdvisorByCounselorId',
]);

/** What is wrong with an answer, in a few words; null when it holds. */
export async function faultOf(
  judged: Judged,
  reply: Reply | null,
  secrets: readonly Secret[],
): Promise<string | null> {
  const { call, shot, attacker, plan } = judged;
  if (reply === null) return shot.raw === null ? 'no answer' : null;
  const { status, headers } = reply;
  if (status >= 500 && !(status === 502 && asksOutside.has(call.name))) return `status ${status}`;
  const told = await textOf(judged, reply);
  for (const [what, pattern] of leaks) if (pattern.test(told)) return `tells ${what}`;
  for (const { text, of } of secrets) {
    const mayKnow = of === 'organization' && attacker.reachesAll;
    if (!mayKnow && told.includes(text)) return `tells what only its ${of} may know`;
  }
  if (status < 300 && reachesTheirs(judged)) return 'reaches what is somebody else’s';
  if (refusedByTransport.has(status)) return null;
  if (headers['x-content-type-options'] !== 'nosniff') return 'answers without its security headers';
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined) return 'names what serves it';
  if (!shot.meansTheCall) return null;
  return plan.transport.by === 'plain' || plan.transport.by === 'alias' || plan.transport.by === 'repeated'
    ? undeclared(judged, reply)
    : null;
}

/** What Node itself answers to what is no request, before any code of ours. */
const refusedByTransport = new Set([400, 408, 417, 431]);

async function textOf({ call, shot }: Judged, { status, headers, body }: Reply): Promise<string> {
  const head = JSON.stringify(headers);
  if (headers['content-type'] !== 'application/pdf') return `${head}\n${unescaped(body.toString('utf8'))}`;
  if (call.name !== 'readPolicyPdf' || status !== 200 || shot.method === 'HEAD') return head;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return `${head}\n${text}`;
}

/** Text as it was before it was written as JSON, near enough to be searched. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\"', '"');
}

function reachesTheirs({ call, attacker, victim, plan, shot }: Judged): boolean {
  const ofReach = attacker.reachesAll ? undefined : reachedOnly[call.name];
  const named = (ofReach ?? ownersOnly[call.name])?.(victim);
  if (plan.things !== 'theirs' || named === undefined || shot.method !== call.method) return false;
  const asked = [shot.target, ...shot.headers.map(([, value]) => value), shot.body?.toString() ?? ''];
  return shot.meansTheCall && asked.some((text) => text.includes(named));
}

/** A status that the call neither declares nor can be refused with, or a body in another shape than it promises. */
function undeclared({ call, shot }: Judged, { status, headers, body }: Reply): string | null {
  const schema = call.answers[status];
  if (schema !== undefined) {
    if (call.binary !== undefined) return null;
    return schema.safeParse(parsed(body)).success ? null : `answers ${status} in another shape`;
  }
  if (!refusalsOf(call).has(status)) return `undeclared status ${status}`;
  if (status === 307 || shot.method === 'HEAD') return null;
  const problem = parsed(body) as Record<string, unknown> | null;
  const isProblem =
    headers['content-type']?.startsWith('application/problem+json') === true &&
    problem?.['status'] === status &&
    typeof problem['code'] === 'string' &&
    typeof problem['error'] === 'string';
  return isProblem ? null : `a refusal with ${status} that is no problem`;
}

/** Statuses of the problems that a call of this kind can be refused with. */
function refusalsOf(call: CallDefinition): Set<number> {
  const named = ownHeaders(call);
  return new Set([
    400,
    413,
    415,
    429,
    ...(call.access.kind === 'public' ? [] : [401, 403]),
    ...(call.params !== undefined || call.scope.names !== 'nothing' || opensLink(call) ? [404] : []),
    ...(opensLink(call) ? [410] : []),
    ...(call.method === 'GET' && call.changesState !== true ? [] : [409, 422]),
    ...(named.includes('if-match') ? [412, 428] : []),
    ...(asksOutside.has(call.name) ? [502] : []),
  ]);
}

/** Whether a call names what it opens by a signed link. */
function opensLink({ body }: CallDefinition): boolean {
  return body instanceof ZodObject && 'token' in body.shape;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
