import type { TestClient } from '#tests/support/server/client.ts';

/** What a page of this session sends with every call. */
export const sessionHeaders = ({ cookies, current }: TestClient): Record<string, string> => ({
  'content-type': 'application/json',
  lang: 'EN',
  'url-ref-code': 'portage',
  'sec-fetch-site': 'same-origin',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-user-ref': current?.user?.userRef ?? '',
  'x-user-type': current?.user?.userType ?? '',
  'x-claims-token': current?.claimsToken ?? '',
});
