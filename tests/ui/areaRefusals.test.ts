import { expect, test, vi } from 'vitest';
import { readOwnSessions } from '#domain/calls/identity/ownSessions.ts';
import { reportingRefusals } from '#src/app/areas/refusals.ts';
import { CallProblem } from '#src/ports/callProblem.ts';
import type { CallServer } from '#src/ports/http.ts';

test.each([
  ['permission.missing', [[{ code: 'permission.missing', requestId: 'r-1' }]]],
  ['organization.unknown', []],
])('a call that fails with %s in an area fails in its chart too, and reports %j', async (code, reported) => {
  const failing: CallServer = () => Promise.reject(new CallProblem(403, { code, requestId: 'r-1' }));
  const onRefusal = vi.fn();
  await expect(reportingRefusals(failing, onRefusal)(readOwnSessions, {})).rejects.toMatchObject({ code });
  expect(onRefusal.mock.calls).toEqual(reported);
});

test('a call that succeeds is answered as it is', async () => {
  const answer = { status: 200, body: { sessions: [] }, headers: new Headers() };
  const succeeding = (() => Promise.resolve(answer)) as unknown as CallServer;
  const onRefusal = vi.fn();
  expect(await reportingRefusals(succeeding, onRefusal)(readOwnSessions, {})).toBe(answer);
  expect(onRefusal).not.toHaveBeenCalled();
});
