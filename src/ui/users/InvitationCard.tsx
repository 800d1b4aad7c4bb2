import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { personInvitationMachine } from '#machines/personInvitation/personInvitation.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Reading } from '../kit/Reading.tsx';
import { SummaryList } from '../kit/SummaryList.tsx';

type InvitationProps = { actor: ActorRefFrom<typeof personInvitationMachine> };

/** How the invitation of a person stands; nothing for who works here without one. */
export function InvitationCard({ actor }: InvitationProps) {
  const text = useText('invitation');
  const state = useSelector(actor, ({ value }) => value);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isNothing = useSelector(
    actor,
    ({ context: { answered } }) => answered !== null && answered.invitation === null && !answered.mayBeSent,
  );
  if (isNothing) return null;
  return (
    <Card title={text('title')}>
      <Reading
        state={state}
        problem={problem}
        onRetry={() => actor.send({ type: 'person.retry' })}
        unavailable={text('unread')}
        shape="lines"
      >
        <FieldStack>
          <Facts actor={actor} />
          <Outcome actor={actor} />
          <Acts actor={actor} />
        </FieldStack>
      </Reading>
    </Card>
  );
}

function Facts({ actor }: InvitationProps) {
  const text = useText('invitation');
  const { transactionTime } = useFormats();
  const invitation = useSelector(actor, ({ context }) => context.answered?.invitation ?? null);
  if (invitation === null) return <p>{text('none')}</p>;
  const { state, sentAt, validUntil, usedAt, mail } = invitation;
  const timeOf = (instant: string) => transactionTime(Date.parse(instant));
  const rows = {
    state: text(`state.${state}`),
    sentAt: timeOf(sentAt),
    validUntil: state === 'open' && timeOf(validUntil),
    usedAt: usedAt !== null && timeOf(usedAt),
    mail: state === 'open' && text(`mail.${mail}`),
  };
  return (
    <SummaryList
      rows={(['state', 'sentAt', 'validUntil', 'usedAt', 'mail'] as const)
        .filter((key) => rows[key] !== false)
        .map((key) => ({ key, label: text(key), value: rows[key] }))}
    />
  );
}

/** What became of what was done last. */
function Outcome({ actor }: InvitationProps) {
  const text = useText('invitation');
  const isSent = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'sent' }));
  const isWithdrawn = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'withdrawn' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (problem !== null) return <FailureNotice code={problem}>{text('failed')}</FailureNotice>;
  if (!isSent && !isWithdrawn) return null;
  return (
    <Notice tone="success" announce>
      {text(isSent ? 'sent' : 'withdrawn')}
    </Notice>
  );
}

function Acts({ actor }: InvitationProps) {
  const text = useText('invitation');
  const answered = useSelector(actor, ({ context }) => context.answered);
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const isWithdrawing = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  if (!answered?.mayBeSent) return null;
  return (
    <ButtonRow>
      <Button busy={isSending} onPress={() => actor.send({ type: 'person.sendInvitation' })}>
        {text(answered.invitation === null ? 'send' : 'sendAgain')}
      </Button>
      {answered.mayBeWithdrawn && (
        <Button busy={isWithdrawing} onPress={() => actor.send({ type: 'person.withdrawInvitation' })}>
          {text('withdraw')}
        </Button>
      )}
    </ButtonRow>
  );
}
