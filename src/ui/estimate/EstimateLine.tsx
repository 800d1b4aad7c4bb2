import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { centsOf } from '#domain/money.ts';
import type { estimateMachine } from '#machines/estimate/estimate.machine.ts';
import { useFormats, useLanguage } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import styles from './estimate.module.css';

export type EstimateRef = ActorRefFrom<typeof estimateMachine>;
type EstimateProps = { estimate: EstimateRef };

/** What the trip would cost, told as an estimate: a line that is always there, so that nothing moves when it is known. */
export function EstimateLine({ estimate }: EstimateProps) {
  const text = useText('estimate');
  const { money } = useFormats();
  const isKnown = useSelector(estimate, (snapshot) => snapshot.matches('known'));
  const total = useSelector(estimate, ({ context }) => context.estimate?.total ?? 0);
  const known = text('known', { total: money(centsOf(total)) });
  return (
    <div className={styles.line}>
      <p>
        {isKnown ? (
          <>
            <strong className={styles.total}>{known}</strong> <Meant estimate={estimate} />
          </>
        ) : (
          <Waiting estimate={estimate} />
        )}
      </p>
      <LiveMessage message={isKnown ? known : ''} />
    </div>
  );
}

/** For whom, and with which plan. */
function Meant({ estimate }: EstimateProps) {
  const text = useText('estimate');
  const language = useLanguage();
  const travellers = useSelector(estimate, ({ context }) => context.entered?.form.travellers.length ?? 0);
  const plan = useSelector(estimate, ({ context }) => context.estimate?.planName[language] ?? '');
  return <span>{text('known.of', { travellers, plan })}</span>;
}

function Waiting({ estimate }: EstimateProps) {
  const text = useText('estimate');
  const state = useSelector(estimate, ({ value }) => value);
  const isAsked = useSelector(estimate, ({ context }) => context.question !== null);
  if (state === 'failed') return null;
  const isSaid = state === 'unpriced' || state === 'unreachable';
  return <span>{text(isSaid ? state : isAsked ? 'asking' : 'unknown')}</span>;
}
