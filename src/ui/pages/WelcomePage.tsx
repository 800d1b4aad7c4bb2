import type { ReactNode } from 'react';
import { useText } from '#src/text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Place } from './Place.tsx';

export type WelcomePageProps = {
  /** Whether a session has just ended here. */
  signedOut: boolean;
  onSignIn: () => void;
  busy?: boolean | undefined;
  /** Further ways to sign in. */
  children?: ReactNode;
};

/** Where nobody is signed in: the welcome, or the end of a session. */
export function WelcomePage({ signedOut, onSignIn, busy, children }: WelcomePageProps) {
  const text = useText('pages');
  return (
    <Place
      title={text(signedOut ? 'signedOut.title' : 'welcome.title')}
      lead={text(signedOut ? 'signedOut.body' : 'welcome.body')}
      acts={
        <Button kind="primary" onPress={onSignIn} busy={busy}>
          {text(signedOut ? 'signedOut.again' : 'welcome.signIn')}
        </Button>
      }
    >
      {children}
    </Place>
  );
}
