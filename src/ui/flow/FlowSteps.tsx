import { useSelector } from '@xstate/react';
import { stepKeys } from '#domain/flow/steps.ts';
import { useText } from '../../text/useText.ts';
import { Stepper } from '../kit/Stepper.tsx';
import { useStepAddress } from '../kit/useStepAddress.ts';
import type { FlowProps } from './flowRef.ts';

/** [QF-009] [WG-002] The seven steps; those before the open one lead back, until the policy is issued. */
export function FlowSteps({ flow }: FlowProps) {
  const text = useText('flow');
  const addressOf = useStepAddress();
  const step = useSelector(flow, ({ context }) => context.step);
  const issued = useSelector(flow, (snapshot) => snapshot.matches('confirmed'));
  return (
    <Stepper
      current={step}
      steps={stepKeys.map((key) => ({
        key,
        label: text(`step.${key}`),
        href: issued ? undefined : addressOf(key),
      }))}
    />
  );
}
