import { useSelector } from '@xstate/react';
import { addressAt } from '#domain/routes.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { homeAddress } from './home.ts';
import { Waiting } from './Waiting.tsx';
import type { PlaceProps } from './portalRef.ts';
import { SignInWays } from './SignInWays.tsx';

/** [CN-002] [SI-028] A page whose content others write; a visitor of an application that asks for it may sign in here. */
export function ReadingContent({ portal }: PlaceProps) {
  const language = useLanguage();
  const content = useSelector(portal, ({ children }) => children.contentPage);
  const refCode = useSelector(portal, ({ context }) => context.refCode);
  const channel = useSelector(portal, ({ context }) => context.application.channel);
  const signedIn = useSelector(portal, ({ context }) => context.session?.signedIn ?? false);
  const maySignIn = useSelector(portal, ({ context }) => context.application.signIn === 'required');
  if (!content) return <Waiting />;
  return (
    <ContentPage
      content={content}
      channel={channel}
      homeHref={homeAddress(language, refCode)}
      showsArea={signedIn}
      acts={!signedIn && maySignIn && <SignInWays portal={portal} />}
      hrefOf={(screen) => addressAt('/:screen', { language, refCode }, { screen })}
    />
  );
}
