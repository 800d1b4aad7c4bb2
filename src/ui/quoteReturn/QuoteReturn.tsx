import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { quoteReturnMachine } from '#machines/quoteReturn/quoteReturn.machine.ts';
import { useSaid } from '../../text/useSaid.ts';
import { useText } from '../../text/useText.ts';
import { Addresses } from '../kit/Addresses.tsx';
import { RepricedPlans } from '../heldQuotes/RepricedPlans.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Place } from '../pages/Place.tsx';
import { SpinnerPage } from '../pages/WaitingPage.tsx';
import { AppFrame } from '../shell/AppFrame.tsx';
import { Banner } from '../shell/Banner.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';

export type QuoteReturnProps = { quoteReturn: ActorRefFrom<typeof quoteReturnMachine> };

type ReturnState = SnapshotFrom<typeof quoteReturnMachine>['value'];

/** One view per state. A state added to the chart and not here is a compile error. */
const views: Record<ReturnState, (props: QuoteReturnProps) => ReactNode> = {
  takingUp: TakingUp,
  repriced: RepricedQuote,
  expired: (props) => <Closed why="expired" {...props} />,
  notFound: (props) => <Closed why="notFound" {...props} />,
  unavailable: Unavailable,
  left: TakingUp,
};

/** Between the link of a mail and the quote to which it leads. */
export function QuoteReturn({ quoteReturn, sample }: QuoteReturnProps & { sample: boolean }) {
  const View = views[useSelector(quoteReturn, ({ value }) => value)];
  return (
    <Addresses shown="/" onFollow={() => quoteReturn.send({ type: 'person.beginAnew' })}>
      <AppFrame sample={sample} banner={<Banner brand={<Wordmark label="house" href="/" />} />}>
        <View quoteReturn={quoteReturn} />
      </AppFrame>
    </Addresses>
  );
}

function TakingUp() {
  const text = useText('lead');
  return <SpinnerPage label={text('return.waiting')} />;
}

/** The quote costs something else than when it was left: what, before it goes on. */
function RepricedQuote({ quoteReturn }: QuoteReturnProps) {
  const text = useText('lead');
  const told = useSelector(quoteReturn, ({ context }) => context.repriced);
  return (
    <FieldStack>
      <PageTitle>{text('return.repriced.title')}</PageTitle>
      <RepricedPlans told={told} />
      <ButtonRow>
        <Button kind="primary" onPress={() => quoteReturn.send({ type: 'person.continue' })}>
          {text('return.repriced.continue')}
        </Button>
      </ButtonRow>
    </FieldStack>
  );
}

function BeginAnew({ quoteReturn, kind }: QuoteReturnProps & { kind: 'primary' | 'secondary' }) {
  const text = useText('lead');
  return (
    <Button kind={kind} onPress={() => quoteReturn.send({ type: 'person.beginAnew' })}>
      {text('return.beginAnew')}
    </Button>
  );
}

function Closed({ quoteReturn, why }: QuoteReturnProps & { why: 'expired' | 'notFound' }) {
  const text = useText('lead');
  return (
    <Place
      title={text(`return.${why}.title`)}
      lead={text(`return.${why}.lead`)}
      acts={<BeginAnew quoteReturn={quoteReturn} kind="primary" />}
    />
  );
}

function Unavailable({ quoteReturn }: QuoteReturnProps) {
  const text = useText('lead');
  const said = useSaid(useSelector(quoteReturn, ({ context }) => context.problem));
  const lead = text('return.unavailable.lead');
  return (
    <Place
      title={text('return.unavailable.title')}
      lead={said ? `${lead} ${said}` : lead}
      acts={
        <>
          <Button kind="primary" onPress={() => quoteReturn.send({ type: 'person.tryAgain' })}>
            {text('return.unavailable.retry')}
          </Button>
          <BeginAnew quoteReturn={quoteReturn} kind="secondary" />
        </>
      }
    />
  );
}
