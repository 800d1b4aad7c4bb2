import type { CallDefinition } from '#domain/calls/call.ts';
import { getDraft } from '#domain/calls/drafts/drafts.ts';
import { agencyLicenses, agentLicenses } from '#domain/calls/licensing/oneLicense.ts';
import { personCalls } from '#domain/calls/people/onePerson.ts';
import type { TestClient } from '../server/client.ts';
import type { Attacker } from './attackers.ts';
import type { Plan } from './plan.ts';
import { daysAfter } from './session.ts';
import type { Victim } from './victims.ts';

/** A request before it goes over the wire. */
export type Request = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body?: unknown;
};

const dayOfExamples = '2026-11-20';

/** The call's example as this attacker could send it today, about their own things or those of the victim. */
export async function validRequest(
  call: CallDefinition,
  attacker: Attacker,
  plan: Plan,
  victim: Victim,
): Promise<Request> {
  const { things: whose, tokenEnding } = plan;
  const own = await attacker.ready();
  const today = attacker.client.current?.today ?? dayOfExamples;
  const { params = {}, query = {}, headers = {}, body } = call.example;
  const example: Request = { params, query, headers, ...(body !== undefined && { body }) };
  const sells = own.sale !== null;
  if (call.name === 'createPolicy' && sells) example.body = own.sale;
  if (call.name === 'openSession') {
    const token = whose === 'own' ? await attacker.newToken() : victim.used;
    if (token !== null)
      example.body = whose === 'own' ? token : { ...token, idToken: token.idToken + tokenEnding };
  }
  if (adds.has(call.name)) example.body = withFreshLicense(example.body, plan);
  if (searches.has(call.name) && whose === 'theirs') example.body = { legalName: victim.legalName };
  const namesPurchase = call.name === 'createPolicy' || call.name === 'readPurchase';
  const newPurchase = async () => (namesPurchase && sells ? attacker.newPurchase() : crypto.randomUUID());
  const named = whose === 'theirs' ? victim.things : { ...own.things, purchase: await newPurchase() };
  const { agency, agent } = (whose === 'theirs' ? victim : own).licenses;
  const { owner, licenseId } = call.scope.names === 'agency' ? agency : agent;
  const things: Things = {
    ...named,
    ...(call.scope.names === 'agency' && { organization: owner }),
    profile: agent.owner,
    license: licenseId,
  };
  const days = Math.round((Date.parse(today) - Date.parse(dayOfExamples)) / 86_400_000);
  const request = placed(example, things, call.name === 'createPolicy' && sells ? 0 : days) as Request;
  const read = readBefore[call.name];
  if (read !== undefined) request.headers['if-match'] = await revisionOf(read, attacker.client, request);
  return request;
}

const adds: ReadonlySet<string> = new Set(['createAgencyLicense', 'createAgentLicense']);
/** In which agencies and agents can hold a licence. */
const provinces = ['SK', 'NS', 'NB'] as const;

/** With a number that no licence has, and a province that depends on the plan, so that some are new to their owner. */
function withFreshLicense(body: unknown, plan: Plan): unknown {
  const { license, ...owner } = body as Record<string, object>;
  const licensedProvince = provinces[JSON.stringify(plan).length % provinces.length];
  return { ...owner, license: { ...license, licensedProvince, licenseNumber: crypto.randomUUID() } };
}

/** Calls that find licences by their texts. */
const searches: ReadonlySet<string> = new Set(['searchLicenses', 'exportLicenses']);

/** What reads the revision over which a call changes something. */
const readBefore: Readonly<Record<string, CallDefinition>> = {
  saveDraft: getDraft,
  updateAgencyLicense: agencyLicenses.read,
  updateAgentLicense: agentLicenses.read,
  updateProfile: personCalls.read,
};

/** The revision as it is now; the first for those who may not see it. */
async function revisionOf(read: CallDefinition, client: TestClient, named: Request): Promise<string> {
  const { params, query } = named as Record<'params' | 'query', Record<string, string>>;
  const { headers } = await client.call(read, read.params ? { params } : { query });
  return headers.get('etag') ?? '"1"';
}

type Things = Victim['things'] & Record<'profile' | 'license', string>;

const thingsByName: Readonly<Record<string, keyof Things>> = {
  organizationCode: 'organization',
  newOrg: 'organization',
  translationSpace: 'organization',
  policyNumber: 'policy',
  draftId: 'draft',
  purchaseId: 'purchase',
  'idempotency-key': 'purchase',
  sessionName: 'session',
  profileRef: 'profile',
  licenseId: 'license',
};

function placed(value: unknown, things: Things, days: number): unknown {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? daysAfter(value, days) : value;
  if (Array.isArray(value)) return value.map((item) => placed(item, things, days));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const thing = thingsByName[name];
      if (thing !== undefined) return [name, things[thing]];
      return [name, name === 'dateOfBirth' ? inner : placed(inner, things, days)];
    }),
  );
}
