import { useSelector } from '@xstate/react';
import type { PurchaseMethod } from '#domain/calls/shapes/payment.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { payingAlone } from './payerName.ts';
import type { PaymentProps } from './paymentRef.ts';

/** [PY-003] The methods that the channel offers; where there is only one there is nothing to choose. */
export function MethodChoice({ actor }: PaymentProps) {
  const text = useText('payment');
  const method = useSelector(actor, ({ context }) => context.form.method);
  const methods = useSelector(actor, ({ context }) => context.methods);
  const alone = useSelector(actor, ({ context }) => payingAlone(text, context));
  if (methods.length < 2) return null;
  return (
    <Card>
      <RadioGroup
        id="method"
        label={alone === null ? text('method') : text('method.of', { name: alone })}
        value={method}
        options={methods.map((value) => ({
          value,
          label: text(`method.${value}`),
          more: text(`method.${value}.more`),
        }))}
        onChoose={(value) => actor.send({ type: 'person.chooseMethod', method: value as PurchaseMethod })}
      />
    </Card>
  );
}
