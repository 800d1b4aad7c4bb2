import { setCiamUser, setUser } from '#domain/calls/identity/setUser.ts';
import type { MoveAsked } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { CallServer } from '../ports/http.ts';

/** [OS-007] [OS-008] Moves the session of this browser by the call of its user type. Fails with a `CallProblem`. */
export async function moveSession(callServer: CallServer, asked: MoveAsked): Promise<void> {
  const newOrg = asked.newOrg ?? undefined;
  const newDistrib = asked.newDistrib ?? undefined;
  if (asked.callOf === 'lanid') {
    await callServer(setUser, { headers: { newOrg: newOrg ?? '', newDistrib } });
  } else {
    const sellingCode = asked.sellingCode ?? undefined;
    await callServer(setCiamUser, { headers: { newOrg, newDistrib, sellingCode } });
  }
}
