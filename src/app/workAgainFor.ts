import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import type { SessionUser } from '#domain/calls/identity/user.ts';
import type { CallServer } from '../ports/http.ts';

/**
 * [OS-011] [OS-034] Moves a session that was just opened to the organization, agent and selling code of the one that
 * ended before it. The calls fail with a `CallProblem`.
 * @returns whether it had to be moved
 */
export async function workAgainFor(
  before: SessionUser,
  now: SessionUser,
  callServer: CallServer,
): Promise<boolean> {
  const { organizationCode, distributorRef, sellingCode } = before;
  const isOther = organizationCode !== null && organizationCode !== now.organizationCode;
  if (before.userType === 'lanid') {
    const newOrg = organizationCode ?? now.organizationCode;
    if (newOrg === null || (!isOther && distributorRef === now.distributorRef)) return false;
    await callServer(setUser, { headers: { newOrg, newDistrib: distributorRef ?? undefined } });
    return true;
  }
  const sells = sellingCode !== null && sellingCode !== now.sellingCode;
  const newOrg = organizationCode ?? now.organizationCode;
  const moves = newOrg !== null && (isOther || distributorRef !== now.distributorRef);
  if (moves) {
    await callServer(setCiamUser, { headers: { newOrg, newDistrib: distributorRef ?? undefined } });
  }
  if (sells) await callServer(setCiamUser, { headers: { sellingCode } });
  return moves || sells;
}
