import { expect, test } from 'vitest';
import { problemFieldsOf, sessionIsOver } from '#domain/problemCode.ts';

test.each(['session.missing', 'session.expired', 'claimsToken.wrong'])('%s ends the session', (code) => {
  expect(sessionIsOver(code)).toBe(true);
});

test.each(['session.missingX', 'my.session.missing', 'license.stale'])(
  '%s does not end the session',
  (code) => {
    expect(sessionIsOver(code)).toBe(false);
  },
);

test('a failed call says by path what is wrong with single fields', () => {
  const fields = { 'body.license.status': 'notAllowed', 'body.count': 3 };
  expect(problemFieldsOf({ body: { fields } })).toEqual({ 'body.license.status': 'notAllowed' });
  expect(problemFieldsOf({ body: {} })).toEqual({});
  expect(problemFieldsOf(null)).toEqual({});
});
