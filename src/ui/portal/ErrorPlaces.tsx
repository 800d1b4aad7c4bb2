import { useSelector } from '@xstate/react';
import { personalSite } from '#domain/links/externalLinks.ts';
import { addressAt } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import type { PlaceProps } from './portalRef.ts';
import { homeAddress } from './home.ts';
import { useNavContent } from './menuItems.ts';

type Code = 403 | 404 | 500;

function ErrorPlace({ portal, code }: PlaceProps & { code: Code }) {
  const language = useLanguage();
  const requestId = useSelector(portal, ({ context }) => context.requestId);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const help = useNavContent(portal)?.needAssistance;
  return (
    <ErrorPage
      code={code}
      contact={help}
      personalSiteHref={personalSite[language]}
      homeHref={code === 403 ? addressAt('/', { language, refCode }) : homeAddress(language, refCode)}
      requestId={code === 500 ? requestId : null}
    />
  );
}

/** [ER-006] */
export function Forbidden({ portal }: PlaceProps) {
  return <ErrorPlace portal={portal} code={403} />;
}

/** [ER-004] [ER-010] */
export function NotFound({ portal }: PlaceProps) {
  return <ErrorPlace portal={portal} code={404} />;
}

/** [ER-005] [ER-011] */
export function Broken({ portal }: PlaceProps) {
  return <ErrorPlace portal={portal} code={500} />;
}
