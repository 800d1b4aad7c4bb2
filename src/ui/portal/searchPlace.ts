import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { SwitchContext } from '../organizationSwitch/switchRef.ts';
import { useFolded } from '../shell/folding.ts';
import type { PortalRef } from './portalRef.ts';

/**
 * [OS-001] [NV-011] Where the search for an organization stands: in the bar, but for employees in the folded menu of
 * narrow screens; null for whom there is none.
 */
export function useSearchPlace(portal: PortalRef): 'bar' | 'menu' | null {
  const organizationSwitch = useContext(SwitchContext);
  const shows = useSelector(organizationSwitch ?? undefined, (snapshot) => snapshot?.context.shows ?? false);
  const isEmployee = useSelector(portal, ({ context }) => context.session?.userType === 'lanid');
  const isFolded = useFolded();
  if (!shows) return null;
  return isEmployee && isFolded ? 'menu' : 'bar';
}
