import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import type { Move } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { CallServer } from '../ports/http.ts';

/** [OS-007] [OS-008] Moves the session of this browser by the call of its user type. Fails with a `CallProblem`. */
export async function moveSession(callServer: CallServer, move: Move): Promise<void> {
  const newOrg = move.newOrg ?? undefined;
  const newDistrib = move.newDistrib ?? undefined;
  if (move.callOf === 'lanid') {
    await callServer(setUser, { headers: { newOrg: newOrg ?? '', newDistrib } });
  } else {
    const sellingCode = move.sellingCode ?? undefined;
    await callServer(setCiamUser, { headers: { newOrg, newDistrib, sellingCode } });
  }
}
