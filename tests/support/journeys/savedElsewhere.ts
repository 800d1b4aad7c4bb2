import type { BrowserContext } from '@playwright/test';
import type { CurrentUser } from '#domain/calls/identity/user.ts';
import { originOf } from './portal.ts';

/**
 * Saves something as another window of the same person does, over whatever was saved before.
 * @param path of its call, such as `/api/agent/c-2001/license/L-2001`
 * @param data what is sent, such as the fields that it shall have
 * @param readAt path under which it is read, where that is another
 */
export async function saveElsewhere(
  { request }: BrowserContext,
  path: string,
  data: object,
  readAt = path,
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
  const found = await request.get(`${origin}${readAt}`, { headers });
  const saved = await request.put(`${origin}${path}`, {
    headers: { ...headers, 'if-match': found.headers().etag ?? '' },
    data,
  });
  if (!saved.ok()) throw new Error(`It was not saved: ${saved.status()} ${await saved.text()}`);
}
