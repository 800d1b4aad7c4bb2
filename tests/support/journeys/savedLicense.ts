import type { BrowserContext } from '@playwright/test';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { originOf } from './portal.ts';

/**
 * Saves a licence as another window of the same person does, over whatever was saved before.
 * @param path of the call, such as `/api/agent/c-2001/license/L-2001`
 * @param license the fields that it shall have, as they are sent
 */
export async function saveLicense(
  { request }: BrowserContext,
  path: string,
  license: Readonly<Record<string, string>>,
): Promise<void> {
  const origin = originOf('admin');
  const sameOrigin = { 'sec-fetch-site': 'same-origin', origin };
  const session = await request.get(`${origin}/api/auth/get-user`, { headers: sameOrigin });
  const { user, claimsToken } = (await session.json()) as CurrentUser;
  const headers = {
    ...sameOrigin,
    'x-user-ref': user?.userRef ?? '',
    'x-user-type': user?.userType ?? '',
    'x-claims-token': claimsToken ?? '',
  };
  const found = await request.get(`${origin}${path}`, { headers });
  const saved = await request.put(`${origin}${path}`, {
    headers: { ...headers, 'if-match': found.headers().etag ?? '' },
    data: { license },
  });
  if (!saved.ok()) throw new Error(`The licence was not saved: ${saved.status()} ${await saved.text()}`);
}
