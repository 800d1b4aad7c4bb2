import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { Path } from 'react-router';
import { languageOfPolicyLink, policyLinkPaths } from '#domain/links/policyLink.ts';
import { otherLanguage } from '#domain/locales.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { NameGivingPage } from '../forms/NameGivingPage.tsx';
import { SpinnerPage } from '../pages/WaitingPage.tsx';
import { Place } from '../pages/Place.tsx';
import { RetryPage } from '../pages/RetryPage.tsx';
import { Addresses } from '../kit/Addresses.tsx';
import { AppFrame } from '../shell/AppFrame.tsx';
import { Banner } from '../shell/Banner.tsx';
import { LanguageToggle } from '../shell/LanguageToggle.tsx';
import { TopNavigation } from '../shell/TopNavigation.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';
import { LinkedPolicies } from './LinkedPolicies.tsx';
import type { PolicyLinkProps } from './policyLinkRef.ts';

/** What a signed link opens, below the brand of who sold it. */
export function LinkedPage({ link, sample }: PolicyLinkProps & { sample: boolean }) {
  const language = useLanguage();
  const other = otherLanguage(language);
  const token = useSelector(link, ({ context }) => context.token);
  const brand = useSelector(link, ({ context }) => context.policy?.brand ?? 'house');
  const seller = useSelector(link, ({ context }) => context.policy?.seller.names[language]);
  const follow = useCallback(
    ({ pathname }: Path) => {
      const asked = languageOfPolicyLink(pathname);
      if (asked !== null) link.send({ type: 'person.chooseLanguage', language: asked });
    },
    [link],
  );
  return (
    <Addresses shown={`${policyLinkPaths[language]}#${token}`} onFollow={follow}>
      <AppFrame
        sample={sample}
        navigation={
          <TopNavigation
            id="menu"
            items={[]}
            open={false}
            tools={<LanguageToggle href={`${policyLinkPaths[other]}#${token}`} />}
          />
        }
        banner={
          <Banner
            brand={<Wordmark label={brand} href="/" leaves />}
            organizationName={brand === 'partner' ? seller : undefined}
          />
        }
      >
        <Opened link={link} />
      </AppFrame>
    </Addresses>
  );
}

type Opening = 'reading' | 'naming' | 'shown' | 'expired' | 'notFound' | 'unavailable';

const screens: Record<Opening, (props: PolicyLinkProps) => ReactNode> = {
  reading: Reading,
  naming: Naming,
  shown: LinkedPolicies,
  expired: () => <Closed why="expired" />,
  notFound: () => <Closed why="notFound" />,
  unavailable: Unavailable,
};

function Opened({ link }: PolicyLinkProps) {
  const state = useSelector(link, ({ value }) => value as Opening);
  const Screen = screens[state];
  return <Screen link={link} />;
}

function Naming({ link }: PolicyLinkProps) {
  const actor = useSelector(link, ({ children }) => children.nameGiving);
  return actor && <NameGivingPage actor={actor} />;
}

function Reading() {
  const text = useText('policyLink');
  return <SpinnerPage label={text('waiting')} />;
}

function Closed({ why }: { why: 'expired' | 'notFound' }) {
  const text = useText('policyLink');
  return <Place title={text(`${why}.title`)} lead={text(`${why}.lead`)} />;
}

function Unavailable({ link }: PolicyLinkProps) {
  const text = useText('policyLink');
  const problem = useSelector(link, ({ context }) => context.problem);
  return (
    <RetryPage
      title={text('unavailable.title')}
      lead={text('unavailable.lead')}
      code={problem}
      retry={text('unavailable.retry')}
      onRetry={() => link.send({ type: 'person.retry' })}
    />
  );
}
