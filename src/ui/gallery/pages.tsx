import type { ComponentType } from 'react';
import { useText } from '../../text/useText.ts';
import { AreaNotOpenPage } from '../pages/AreaNotOpenPage.tsx';
import { ErrorPage, type ErrorPageProps } from '../pages/ErrorPage.tsx';
import { RetryPage } from '../pages/RetryPage.tsx';
import { SignInWaitingPage, SpinnerPage } from '../pages/WaitingPage.tsx';

const nothing = () => undefined;

const errorPage = (code: ErrorPageProps['code']) =>
  function CodePage() {
    return (
      <ErrorPage
        code={code}
        personalSiteHref="#personal"
        homeHref="#home"
        onRetry={code === 500 ? nothing : undefined}
        requestId={code === 500 ? '01JD8Z4M6Q0W2V7X' : null}
      />
    );
  };

function AreaPage() {
  const text = useText('gallery');
  return <AreaNotOpenPage area={text('part.area')} homeHref="#home" />;
}

function UnreachablePage() {
  const text = useText('flow');
  return (
    <RetryPage
      title={text('unreachable.title')}
      lead={text('unreachable.body')}
      code={null}
      retry={text('unreachable.retry')}
      onRetry={nothing}
    />
  );
}

/** Whole pages, each of which has the one title of its window. */
const wholePages = {
  forbidden: errorPage(403),
  notFound: errorPage(404),
  broken: errorPage(500),
  unreachable: UnreachablePage,
  area: AreaPage,
  signIn: SignInWaitingPage,
  waiting: () => <SpinnerPage />,
} satisfies Record<string, ComponentType>;

export type PageKey = keyof typeof wholePages;
export const pages: Readonly<Record<string, ComponentType>> = wholePages;

export const pageKeys = Object.keys(wholePages) as PageKey[];
