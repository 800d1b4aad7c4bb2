import { useSelector } from '@xstate/react';
import { cardHolderMask } from '#domain/typing/masks.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Notice } from '../kit/Notice.tsx';
import { TextField } from '../kit/TextField.tsx';
import { cardHolderId } from './cardFields.ts';
import { HostedFrame } from './HostedFrame.tsx';
import { declinedName, payingAlone } from './payerName.ts';
import type { CardProps, PaymentProps } from './paymentRef.ts';
import { EntryChoice, TokenNumber } from './TokenEntry.tsx';

/**
 * [PY-002] The card of who pays, and what became of it. It stays in the page while another method is chosen, so that
 * what was typed in the frame is kept.
 */
export function CardEntry({ actor }: PaymentProps) {
  const text = useText('payment');
  const card = useSelector(actor, ({ children }) => children.cardField);
  const byCard = useSelector(actor, ({ context }) => context.form.method === 'CREDIT_CARD');
  const name = useSelector(actor, ({ context }) => declinedName(text, context));
  const alone = useSelector(actor, ({ context }) => payingAlone(text, context));
  const mayChange = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.changeCard' }));
  const declined = useSelector(actor, ({ context }) => context.problem === 'payment.declined');
  const reason = useSelector(actor, ({ context }) => context.decline.reason ?? 'card.declined');
  const cardFrameUrl = useSelector(actor, ({ context }) => context.cardProfile.frameUrl);
  if (!card) return null;
  return (
    <div hidden={!byCard}>
      <Card title={alone === null ? text('card.title') : text('card.titleOf', { name: alone })}>
        <FieldStack>
          {declined && (
            <Notice
              tone="danger"
              title={
                reason === 'gateway.unreachable'
                  ? text('declined.titleUnreached')
                  : text('declined.title', { name })
              }
              announce
              takesFocus
            >
              {text(`declined.${reason}`)}
            </Notice>
          )}
          {mayChange && (
            <Notice
              tone="success"
              title={text('secured.title')}
              acts={
                <Button onPress={() => actor.send({ type: 'person.changeCard' })}>
                  {text('secured.change')}
                </Button>
              }
            >
              {text('secured.body')}
            </Notice>
          )}
          <div hidden={mayChange}>
            <FieldStack>
              <EntryChoice card={card} />
              <CardHolder card={card} />
              <CardNumber card={card} cardFrameUrl={cardFrameUrl} />
            </FieldStack>
          </div>
        </FieldStack>
      </Card>
    </div>
  );
}

/** [PY-001] [PY-024] The frame of the provider, or the token that is entered in its place. */
function CardNumber({ card, cardFrameUrl }: CardProps & { cardFrameUrl: string }) {
  const byToken = useSelector(card, (snapshot) => snapshot.matches('enteringToken'));
  return byToken ? <TokenNumber card={card} /> : <HostedFrame card={card} cardFrameUrl={cardFrameUrl} />;
}

/** [PY-020] */
function CardHolder({ card }: CardProps) {
  const text = useText('payment');
  const name = useSelector(card, ({ context }) => context.cardHolderName);
  const problem = useSelector(card, ({ context }) => context.problems.cardHolderName);
  return (
    <TextField
      id={cardHolderId}
      label={text('cardHolderName')}
      hint={text('cardHolderName.hint')}
      value={name}
      problem={problem && text(`problem.${problem}`)}
      mask={cardHolderMask}
      maxLength={100}
      autoComplete="cc-name"
      onText={(typed) => card.send({ type: 'person.type', field: 'cardHolderName', text: typed })}
    />
  );
}
