import { useSelector } from '@xstate/react';
import { seesAssistance, seesFooterTop } from '#domain/navigation/audience.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { Assistance } from '../shell/Assistance.tsx';
import { Footer } from '../shell/Footer.tsx';
import { useMenuItems, useNavContent } from './menuItems.ts';
import type { PlaceProps } from './portalRef.ts';
import { useAudience } from './useAudience.ts';

/** [NV-034] [NV-036] How to reach a person, for those who have nobody of the insurer beside them. */
export function PortalAssistance({ portal }: PlaceProps) {
  const audience = useAudience(portal);
  const help = useNavContent(portal)?.needAssistance;
  const contact = useNavContent(portal)?.contactUs;
  if (!audience || !seesAssistance(audience) || !help) return null;
  return (
    <Assistance
      title={help.title}
      body={help.text}
      hours={contact?.hours}
      phone={help.phone}
      email={help.email}
    />
  );
}

/** [NV-032] [NV-037] The footer of the organization. */
export function PortalFooter({ portal }: PlaceProps) {
  const language = useLanguage();
  const audience = useAudience(portal);
  const footer = useNavContent(portal)?.footer;
  const items = useMenuItems(portal, footer?.links);
  const session = useSelector(portal, ({ context }) => context.session);
  const isShownByOther =
    audience && (audience.referenceId !== null || session?.facts.organizationKind === 'partner');
  return (
    <Footer
      items={items}
      showsTopText={audience !== null && seesFooterTop(audience)}
      text={footer?.text}
      organizationName={isShownByOther ? session?.organizationName[language] : undefined}
      year={session && Number(session.facts.today.slice(0, 4))}
    />
  );
}
