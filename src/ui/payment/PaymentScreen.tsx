import { stepKeys } from '#domain/routes.ts';
import { useText } from '../../text/useText.ts';
import { FieldStack } from '../kit/FieldRow.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import type { PaymentProps } from './paymentRef.ts';

const step = { current: stepKeys.indexOf('PAYMENT') + 1, total: stepKeys.length };

export type PaymentScreenProps = PaymentProps & {
  /** Address of the card provider's hosted frame. */
  cardFrameUrl: string;
};

/** The payment step. */
export function PaymentScreen(_: PaymentScreenProps) {
  const text = useText('payment');
  return (
    <FieldStack>
      <PageTitle step={step}>{text('title')}</PageTitle>
    </FieldStack>
  );
}
