import type { ApplicationKey } from '#domain/applications.ts';
import { createDraft } from '#domain/calls/drafts/drafts.ts';
import type { PolicyBody } from '#domain/calls/shapes/policyBody.ts';
import { samplePeople } from '#server/sample/people.ts';
import { documentedRoles } from '../permissions/documentedRoles.ts';
import { sells } from '../permissions/matrix.ts';
import type { TestClient } from '../server/client.ts';
import { newPurchase, saleBody, signIn, type UsedToken, visit } from './session.ts';
import type { Target } from './target.ts';

/** The role of whoever has no session. */
export const nobody = 'nobody';
const victims = ['omartin@tc-travel.example'];
const refCodeOfBoreal = 'REF100000001';

/** What an attacker owns, to be named in requests that are meant to be let in. */
export type Own = {
  organization: string;
  draft: string;
  policy: string;
  session: string;
  sale: PolicyBody | null;
};

export type Attacker = {
  role: string;
  application: ApplicationKey;
  client: TestClient;
  /** May read everybody's policies. */
  readsAllPolicies: boolean;
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
        readsAllPolicies: role.reach === 'all',
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
          readsAllPolicies: false,
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

type Ways = Pick<Attacker, 'role' | 'readsAllPolicies' | 'newToken'> & {
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
      organization: client.current?.organization?.code ?? '',
      draft: draft.draftId,
      policy: 'BOR-100000000',
      session: client.current?.sessionName ?? '',
      sale: ways.sells ? await saleBody(target, client) : null,
    };
  };
  return {
    role: ways.role,
    application,
    client,
    readsAllPolicies: ways.readsAllPolicies,
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

function stranger(target: Target, application: ApplicationKey): Attacker {
  const nothing = crypto.randomUUID();
  return {
    role: nobody,
    application,
    client: target.client(application),
    readsAllPolicies: false,
    ready: () =>
      Promise.resolve({
        organization: 'CM',
        draft: nothing,
        policy: 'CM-100000000',
        session: 'A1b2C3d4E5f6G7h8I9j0-_',
        sale: null,
      }),
    spoil: () => undefined,
    newPurchase: () => Promise.resolve(nothing),
    newToken: () => Promise.resolve(null),
  };
}
