import { useSelector } from '@xstate/react';
import { useLanguage } from '../../text/useLanguage.ts';
import { useSaid } from '../../text/useSaid.ts';
import { useText } from '../../text/useText.ts';
import { ToastMessage } from '../kit/ToastMessage.tsx';
import type { SwitchRef } from '../organizationSwitch/switchRef.ts';
import type { PlaceProps } from './portalRef.ts';

/** [OS-012] Says that the session stayed with its organization, no matter what asked for the switch. */
export function SwitchFailure({
  portal,
  organizationSwitch,
}: PlaceProps & { organizationSwitch: SwitchRef }) {
  const text = useText('shell');
  const language = useLanguage();
  const failed = useSelector(organizationSwitch, (snapshot) => snapshot.matches('notMoved'));
  const name = useSelector(portal, ({ context }) => context.session?.organizationName[language] ?? '');
  const said = useSaid(useSelector(organizationSwitch, ({ context }) => context.problem));
  if (!failed) return null;
  const notMoved = name ? text('switch.notMoved', { name }) : text('switch.notMovedUnnamed');
  return <ToastMessage text={said ? `${notMoved} ${said}` : notMoved} tone="danger" />;
}
