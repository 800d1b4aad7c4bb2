import { expect, type Page, type Request } from '@playwright/test';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { hearAnswers } from './hearAnswers.ts';

const names = ['x-user-ref', 'x-user-type', 'x-claims-token', 'url-ref-code'] as const;

/** The calls of a page to our server, and who it was told that it is. */
export type Listening = {
  calls: readonly Request[];
  users: readonly CurrentUser[];
  headersOf(request: Request): (string | undefined)[];
  beforeTheUser(request: Request): boolean;
};

const pathOf = (request: Pick<Request, 'url'>) => new URL(request.url()).pathname;

/** Notes from now on every call that a page makes to our server, and who it was told that it is. */
export function listenToCalls(page: Page, origin: string): Listening {
  const calls: Request[] = [];
  const users: CurrentUser[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/`) && ['fetch', 'xhr'].includes(request.resourceType()))
      calls.push(request);
  });
  hearAnswers<CurrentUser>(page, /\/api\/auth\/get-user$/, (user) => users.push(user));
  return {
    calls,
    users,
    headersOf: (request) => names.map((name) => request.headers()[name]),
    beforeTheUser: (request) => ['/api/auth/get-user', '/api/auth/token'].includes(pathOf(request)),
  };
}

/** The calls so far, however many follow. */
export const heardSoFar = (listening: Listening): Listening => ({
  ...listening,
  calls: [...listening.calls],
  users: [...listening.users],
});

/** [PL-001] [PL-002] Every call on the way to the payment says who asks, with claims token and refCode. */
export function expectIdentified(
  { calls, users, headersOf, beforeTheUser }: Listening,
  refCode: string,
): void {
  const user = users.at(-1);
  expect(user?.claimsToken).toMatch(/./);
  for (const call of calls) {
    const sent = headersOf(call);
    expect(
      sent.map((value) => typeof value),
      pathOf(call),
    ).toEqual(names.map(() => 'string'));
    expect(sent[3], pathOf(call)).toBe(refCode);
  }
  for (const call of calls.filter((each) => !beforeTheUser(each))) {
    const sent = headersOf(call);
    expect(sent.slice(0, 3), pathOf(call)).toEqual([
      user?.user?.userRef,
      user?.user?.userType,
      user?.claimsToken,
    ]);
  }
  const paths = calls.map(pathOf).join();
  for (const path of ['/api/auth/get-user', '/api/quote', '/sync-quote']) expect(paths).toContain(path);
}
