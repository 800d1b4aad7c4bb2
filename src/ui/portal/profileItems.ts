import { profileLinks } from '#domain/navigation/menus.ts';
import type { SessionFacts } from '#machines/session.types.ts';
import { useText } from '../../text/useText.ts';
import type { NavItem } from '../shell/navigation.ts';

/** [NV-010] [NV-041] The own pages of who is signed in, in a window of their own; none where there are no such pages. */
export function useProfileItems(session: SessionFacts | null): readonly NavItem[] {
  const text = useText('shell');
  const kit = useText('kit');
  if (!session) return [];
  const items = (['account', 'preferences'] as const).flatMap((navId): NavItem[] => {
    const href = session.accountPages[navId];
    const label = text(`user.${navId}`);
    if (href === null) return [];
    return [{ navId, label, ariaLabel: `${label} ${kit('link.newWindow')}`, href, target: '_blank' }];
  });
  return profileLinks(items, session.userType);
}
