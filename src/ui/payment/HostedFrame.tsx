import { useSelector } from '@xstate/react';
import type { WatchFrameInput } from '#machines/cardField/cardField.types.ts';
import { cardFrameAddress, cardFrameId } from '#domain/payment/cardFrame.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FieldProblem } from '../kit/FieldFrame.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Spinner } from '../kit/Spinner.tsx';
import { frameFields } from './cardFields.ts';
import styles from './payment.module.css';
import type { CardProps } from './paymentRef.ts';

type HostedFrameProps = CardProps & { cardFrameUrl: string };

/** [PY-001] [PY-030] [PY-042] Number, expiry and security code, in the provider's own frame. */
export function HostedFrame({ card, cardFrameUrl }: HostedFrameProps) {
  const text = useText('payment');
  const problems = useSelector(card, ({ context }) => context.problems);
  const loading = useSelector(card, (snapshot) => snapshot.matches({ framed: 'loadingFrame' }));
  const { cardId } = card.getSnapshot().context;
  return (
    <div className={styles.frame}>
      <p className={styles.frameLabel} id={`${cardFrameId(cardId)}-label`}>
        {text('frame.label')}
      </p>
      <p className={styles.frameHint} id={`${cardFrameId(cardId)}-hint`}>
        {text('frame.hint')}
      </p>
      <FrameElement card={card} cardFrameUrl={cardFrameUrl} />
      {loading && <Spinner label={text('frame.loading')} />}
      <div>
        {frameFields.map((field) => {
          const problem = problems[field];
          return (
            problem && (
              <FieldProblem key={field} id={`${cardId}-${field}`} problem={text(`problem.${problem}`)} />
            )
          );
        })}
      </div>
      <FrameTrouble card={card} />
    </div>
  );
}

/** The element is a new one when the chart opens the frame again; the language it began with stays in its address. */
function FrameElement({ card, cardFrameUrl }: HostedFrameProps) {
  const text = useText('payment');
  const watch = useSelector(card, ({ children }) => children.watchFrame);
  if (!watch) return null;
  const { cardId, profileId, language } = watch.getSnapshot().input as WatchFrameInput;
  return (
    <iframe
      key={watch.sessionId}
      className={styles.frameElement}
      id={cardFrameId(cardId)}
      title={text('frame.title')}
      src={cardFrameAddress(cardFrameUrl, profileId, language)}
      allow="payment"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it needs its own origin, which is not ours
      sandbox="allow-scripts allow-same-origin allow-forms"
      aria-describedby={`${cardFrameId(cardId)}-hint`}
    />
  );
}

/** [PY-028] The provider's frame does not come, does not answer or broke; it can be loaded again. */
function FrameTrouble({ card }: CardProps) {
  const text = useText('payment');
  const trouble = useSelector(card, (snapshot) => snapshot.hasTag('trouble'));
  const problem = useSelector(card, ({ context }) => context.problem);
  const mayReload = useSelector(card, (snapshot) => snapshot.can({ type: 'person.reloadFrame' }));
  if (!trouble && !problem) return null;
  return (
    <Notice
      tone={problem ? 'danger' : 'warning'}
      announce
      acts={
        mayReload && (
          <Button onPress={() => card.send({ type: 'person.reloadFrame' })}>{text('frame.reload')}</Button>
        )
      }
    >
      {text(problem ? `problem.${problem}` : 'frame.missing')}
    </Notice>
  );
}
