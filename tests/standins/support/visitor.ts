import { createHash, randomBytes } from 'node:crypto';
import type { StandinPerson } from '#tests/support/standins/startStandins.ts';

export const application = 'http://localhost:3001';

export const marie = {
  issuer: 'directory',
  subject: 'directory-marie',
  username: 'marie.tremblay@portage.example',
  password: 'sample-marie',
  name: 'Marie Tremblay',
  email: 'marie.tremblay@portage.example',
  preferredLanguage: 'fr',
} as const satisfies StandinPerson;
export const anne = {
  issuer: 'customers',
  subject: 'customer-anne',
  username: 'anne.gagnon@mail.example',
  password: 'sample-anne',
  name: 'Anne Gagnon',
  email: 'anne.gagnon@mail.example',
  preferredLanguage: 'en',
} as const satisfies StandinPerson;

export const scopes = {
  directory: 'openid profile User.Read Group.Read.All Directory.AccessAsUser.All Directory.Read.All',
  customers: 'openid profile email',
};

export type Tokens = { id_token: string; access_token: string; scope: string; expires_in: number };
type Cookie = { name: string; value: string; path: string };
type Form = Record<string, string>;

/** Somebody with cookies who follows the sign-in without a browser. */
export type Visitor = {
  cookies(): readonly string[];
  get(address: string): Promise<Response>;
  post(address: string, form: Form): Promise<Response>;
  /** Begins a sign-in; the answer is the sign-in page, or where it leads without one. */
  begin(issuer: string, changes?: Form): Promise<Begun>;
};
export type Begun = { response: Response; address: string; verifier: string };

export function createVisitor(): Visitor {
  const jar: Cookie[] = [];
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address);
    const cookie = jar
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, cookie },
    });
    response.headers.getSetCookie().forEach((text) => keep(jar, text));
    return response;
  };
  const get = (address: string) => send(address);
  return {
    cookies: () => jar.map(({ name }) => name),
    get,
    post: (address, form) => send(address, { method: 'POST', body: new URLSearchParams(form) }),
    async begin(issuer, changes = {}) {
      const verifier = randomBytes(32).toString('base64url');
      const query = new URLSearchParams({
        client_id: 'portage',
        response_type: 'code',
        redirect_uri: `${application}/login/callback`,
        scope: 'openid profile',
        state: 'state-1',
        nonce: 'nonce-1',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...changes,
      });
      let address = `${issuer}/auth?${query}`;
      let response = await get(address);
      while (response.status === 303 && sameOrigin(locationOf(response, address), issuer)) {
        address = locationOf(response, address);
        response = await get(address);
      }
      return { response, address, verifier };
    },
  };
}

/** Fills in the sign-in page and follows to the application; null when the page shows again. */
export async function signIn(
  visitor: Visitor,
  { address }: Begun,
  { username, password }: { username: string; password: string },
): Promise<URL | null> {
  return followed(visitor, address, await visitor.post(address, { act: 'signIn', username, password }));
}

/** The address at the application to which an answered page leads. */
export async function followed(visitor: Visitor, from: string, answered: Response): Promise<URL | null> {
  let response = answered;
  let address = from;
  while (response.status === 303) {
    address = locationOf(response, address);
    if (!sameOrigin(address, from)) return new URL(address);
    response = await visitor.get(address);
  }
  return null;
}

export async function redeem(issuer: string, back: URL | null, verifier: string): Promise<Response> {
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: application },
    body: new URLSearchParams({
      client_id: 'portage',
      grant_type: 'authorization_code',
      code: back?.searchParams.get('code') ?? '',
      redirect_uri: `${application}/login/callback`,
      code_verifier: verifier,
    }),
  });
}

/** Signs in from beginning to end. */
export async function tokensOf(
  issuer: string,
  visitor: Visitor,
  person: typeof marie | typeof anne,
): Promise<Tokens> {
  const begun = await visitor.begin(issuer, { scope: scopes[person.issuer] });
  const back = await signIn(visitor, begun, person);
  return (await redeem(issuer, back, begun.verifier)).json() as Promise<Tokens>;
}

export function locationOf(response: Response, base: string): string {
  return new URL(response.headers.get('location') ?? '', base).href;
}

function sameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

function keep(jar: Cookie[], text: string): void {
  const [pair = '', ...attributes] = text.split('; ');
  const name = pair.slice(0, pair.indexOf('='));
  const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
  const known = jar.findIndex((cookie) => cookie.name === name && cookie.path === path);
  if (known >= 0) jar.splice(known, 1);
  const isGone = attributes.some((each) => /^expires=.*1970/i.test(each));
  if (!isGone) jar.push({ name, value: pair.slice(name.length + 1), path });
}
