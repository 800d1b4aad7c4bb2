import { expect, test } from 'vitest';
import { createCredentials } from '#src/ports/credentials.ts';

const asked = { language: () => 'en' as const, refCode: () => null as string | null };

test('[PL-001] the headers say who asks, with the claims token and the reference id, and are there before anybody is known', () => {
  const credentials = createCredentials(asked);
  const ofNobody = { 'x-user-ref': '', 'x-user-type': '', 'x-claims-token': '' };
  expect(credentials.headers()).toMatchObject(ofNobody);
  credentials.remember({
    userRef: 'omartin',
    userType: 'ciamid',
    claimsToken: 'of-the-session',
    scope: null,
  });
  expect(credentials.headers()).toMatchObject({
    'x-user-ref': 'omartin',
    'x-user-type': 'ciamid',
    'x-claims-token': 'of-the-session',
    'url-ref-code': expect.stringMatching(/./),
  });
  credentials.forget();
  expect(credentials.headers()).toMatchObject(ofNobody);
});

test('[PL-002] the reference id is asked for at each call, and a fixed one is sent when there is none', () => {
  let refCode: string | null = null;
  const credentials = createCredentials({ ...asked, refCode: () => refCode });
  const fallback = credentials.headers()['url-ref-code'];
  expect(fallback).toMatch(/^\S+$/);
  refCode = 'REF123456789';
  expect(credentials.headers()['url-ref-code']).toBe('REF123456789');
  refCode = null;
  expect(credentials.headers()['url-ref-code']).toBe(fallback);
});
