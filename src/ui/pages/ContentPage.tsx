import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SalesChannel } from '#domain/applications.ts';
import { type AgentScreen, agentScreens, contentFrameId } from '#domain/content/contentScreens.ts';
import { type ExternalPage, externalLink, personalSite } from '#domain/links/externalLinks.ts';
import type { contentPageMachine } from '#machines/contentPage/contentPage.machine.ts';
import { useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import styles from './contentPage.module.css';
import { ErrorPage } from './ErrorPage.tsx';

export type ContentPageProps = {
  content: ActorRefFrom<typeof contentPageMachine>;
  channel: SalesChannel;
  /** Whether the pages of the agent area lead to one another. */
  showsArea: boolean;
  acts?: ReactNode;
  homeHref: string;
  /** Address of a page of the area. */
  hrefOf: (screen: AgentScreen) => string;
};

/** [CN-002] [RT-033] The insurer's own page about the same. */
const outside: Record<AgentScreen, ExternalPage> = {
  welcome: 'landing',
  faqs: 'faqs',
  'contact-us': 'contactUs',
  resource: 'resourceCentre',
};

const agentScreenOf = (screen: string): AgentScreen | undefined =>
  agentScreens.find((agentScreen) => agentScreen === screen);

/** [CN-003] A page that others write: its title is ours, its content comes in a frame. */
export function ContentPage({ showsArea, hrefOf, ...props }: ContentPageProps) {
  const screen = useSelector(props.content, ({ context }) => context.request.screen);
  const failed = useSelector(props.content, (snapshot) => snapshot.matches('failed'));
  const agentScreen = agentScreenOf(screen);
  return (
    <div className={styles.page}>
      {agentScreen && showsArea && <AreaMenu current={agentScreen} hrefOf={hrefOf} />}
      {failed ? <ContentFailed {...props} /> : <Content key={screen} {...props} />}
    </div>
  );
}

type ContentProps = Omit<ContentPageProps, 'showsArea' | 'hrefOf'>;
type AreaMenuProps = Pick<ContentPageProps, 'hrefOf'> & { current: AgentScreen };

function Content({ content, channel, acts }: ContentProps) {
  const text = useText('content');
  const language = useLanguage();
  const screen = useSelector(content, ({ context }) => context.request.screen);
  const withoutReference = useSelector(
    content,
    ({ context }) => context.request.screen === 'resource' && context.request.referenceId === null,
  );
  const agentScreen = agentScreenOf(screen);
  return (
    <>
      <PageTitle>{text(`${screen}.title`)}</PageTitle>
      {acts && <div className={styles.acts}>{acts}</div>}
      {withoutReference && <Notice>{text('resource.noReference')}</Notice>}
      <ContentFrame content={content} />
      {agentScreen && (
        <p className={styles.outside}>
          <TextLink href={externalLink(outside[agentScreen], language, channel)} newWindow>
            {text('outside')}
          </TextLink>
        </p>
      )}
    </>
  );
}

function ContentFrame({ content }: Pick<ContentPageProps, 'content'>) {
  const text = useText('content');
  const document = useSelector(content, ({ context }) => context.document);
  const height = useSelector(content, ({ context }) => context.height);
  const screen = useSelector(content, ({ context }) => context.request.screen);
  if (document === null) return <Spinner size="large" />;
  return (
    <iframe
      className={styles.frame}
      id={contentFrameId}
      title={text(`${screen}.title`)}
      srcDoc={document}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      style={height === null ? undefined : { height: `${height}px` }}
    />
  );
}

/** [CN-013] What went wrong, and a way to ask again. */
function ContentFailed({ content, homeHref, acts }: ContentProps) {
  const language = useLanguage();
  return (
    <>
      <ErrorPage
        code={500}
        personalSiteHref={personalSite[language]}
        homeHref={homeHref}
        onRetry={() => content.send({ type: 'person.retryContent' })}
      />
      {acts && <div className={styles.acts}>{acts}</div>}
    </>
  );
}

/** [CN-002] The four pages of the agent area. */
function AreaMenu({ current, hrefOf }: AreaMenuProps) {
  const text = useText('content');
  return (
    <nav className={styles.menu} aria-label={text('menu')}>
      <ul>
        {agentScreens.map((screen) => (
          <li key={screen} data-current={screen === current || undefined}>
            <TextLink href={hrefOf(screen)} current={screen === current}>
              {text(`${screen}.name`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
