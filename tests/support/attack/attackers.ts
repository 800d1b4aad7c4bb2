import type { ApplicationKey } from '#domain/applications.ts';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import { searchLicenses } from '#domain/calls/licensing/licenseList.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { samplePeople } from '#server/sample/people.ts';
import { documentedRoles } from '../permissions/documentedRoles.ts';
import { sells } from '../permissions/matrix.ts';
import type { TestClient } from '../server/client.ts';
import { newPurchase, saleBody, signIn, type UsedToken, visit } from './session.ts';
import type { Target } from './target.ts';
import type { Licenses, Victim } from './victims.ts';

/** The role of whoever has no session. */
export const nobody = 'nobody';
const victims = ['omartin@tc-travel.example', 'jpsavoie@maple-alumni.example'];
const refCodeOfBoreal = 'REF100000001';

/** What an attacker owns, to be named in requests that are meant to be let in. */
export type Own = {
  things: Omit<Victim['things'], 'purchase'>;
  licenses: Licenses;
  sale: PolicyBody | null;
};

/** Licences of others, for those who reach none. */
const unreached: Licenses = {
  agency: { owner: 'BOREAL', licenseId: 'L-1001' },
  agent: { owner: 'c-2001', licenseId: 'L-2001' },
};

export type Attacker = {
  role: string;
  application: ApplicationKey;
  client: TestClient;
  /** Reaches everybody's policies and licences. */
  reachesAll: boolean;
  /** A session that lives, and what it owns; opens a new one where the last attack ended it. */
  ready(): Promise<Own>;
  /** The session is not what it was. */
  spoil(): void;
  newPurchase(): Promise<string>;
  newToken(): Promise<UsedToken | null>;
};

/** Everybody who attacks: each role of the catalogue, consumers, and callers without a session. */
export function attackersOf(target: Target): Attacker[] {
  const roles = documentedRoles();
  const people = roles
    .filter(({ signsInAs }) => signsInAs !== 'anonymous')
    .map((role) => {
      const person = samplePeople.find(
        ({ role: held, status, username }) =>
          held === role.name && status === 'ACTIVE' && !victims.includes(username),
      );
      if (person === undefined) throw new Error(`Nobody of the sample is ${role.name}`);
      return { role, person };
    });
  const signedIn = (application: ApplicationKey) =>
    people.map(({ role, person }) =>
      attacker(target, application, {
        role: role.name,
        reachesAll: role.reach === 'all',
        sells: sells(role),
        open: (client) => signIn(target, client, person),
        newToken: async () => {
          const nonce = crypto.randomUUID();
          return { idToken: await target.issuer.token(person.issuer, person.subject, nonce), nonce };
        },
      }),
    );
  const visitors = roles
    .filter(({ signsInAs }) => signsInAs === 'anonymous')
    .flatMap((role) =>
      (['b2c', 'co-brand'] as const).map((application) =>
        attacker(target, application, {
          role: role.name,
          reachesAll: false,
          sells: sells(role),
          open: (client) => visit(client, application === 'b2c' ? refCodeOfBoreal : 'portage'),
          newToken: async () => null,
        }),
      ),
    );
  const nobodies = (['b2b', 'b2c', 'admin'] as const).map((application) => stranger(target, application));
  const [manager] = signedIn('admin');
  return [...signedIn('b2b'), ...(manager ? [manager] : []), ...visitors, ...nobodies];
}

type Ways = Pick<Attacker, 'role' | 'reachesAll' | 'newToken'> & {
  sells: boolean;
  open(client: TestClient): Promise<unknown>;
};

function attacker(target: Target, application: ApplicationKey, ways: Ways): Attacker {
  const client = target.client(application);
  let opened: Promise<Own> | null = null;
  const open = async (): Promise<Own> => {
    await ways.open(client);
    const body = { machine: 'quoteFlow', version: 1, snapshot: { of: ways.role } };
    const draft = await client.body(createDraft, { body });
    return {
      things: {
        organization: client.current?.organization?.code ?? '',
        draft: draft.draftId,
        policy: 'BOR-100000000',
        session: client.current?.sessionName ?? '',
      },
      licenses: await licensesOfBoreal(client),
      sale: ways.sells ? await saleBody(target, client) : null,
    };
  };
  return {
    role: ways.role,
    application,
    client,
    reachesAll: ways.reachesAll,
    ready: () => {
      opened ??= open();
      return opened;
    },
    spoil: () => {
      opened = null;
    },
    newPurchase: () => newPurchase(client),
    newToken: ways.newToken,
  };
}

/** A licence of an agency and of an agent, as far as this session reaches some. */
async function licensesOfBoreal(client: TestClient): Promise<Licenses> {
  const answer = await client.call(searchLicenses, { body: { branchCode: 'BOREAL', status: 'AUTHORIZED' } });
  const rows = answer.ok ? answer.body.rows : [];
  const agency = rows.find(({ organizationCode }) => organizationCode !== null);
  const agent = rows.find(({ profileRef }) => profileRef !== null);
  return {
    agency: agency ? { owner: agency.organizationCode ?? '', licenseId: agency.id } : unreached.agency,
    agent: agent ? { owner: agent.profileRef ?? '', licenseId: agent.id } : unreached.agent,
  };
}

function stranger(target: Target, application: ApplicationKey): Attacker {
  const nothing = crypto.randomUUID();
  return {
    role: nobody,
    application,
    client: target.client(application),
    reachesAll: false,
    ready: () =>
      Promise.resolve({
        things: {
          organization: 'CM',
          draft: nothing,
          policy: 'CM-100000000',
          session: 'A1b2C3d4E5f6G7h8I9j0-_',
        },
        licenses: unreached,
        sale: null,
      }),
    spoil: () => undefined,
    newPurchase: () => Promise.resolve(nothing),
    newToken: () => Promise.resolve(null),
  };
}
