import { stepKeys } from '#domain/routes.ts';
import { useText } from '../../text/useText.ts';
import type { FlowProps } from '../flow/flowRef.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

const step = { current: stepKeys.indexOf('CONFIRMATION') + 1, total: stepKeys.length };

/** The issued policies. */
export function ConfirmationScreen(_: FlowProps) {
  const text = useText('confirmation');
  return (
    <FieldStack>
      <PageTitle step={step}>{text('title')}</PageTitle>
    </FieldStack>
  );
}
