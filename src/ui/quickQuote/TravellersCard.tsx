import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusField } from '../kit/focus.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import type { QuickQuoteProps } from './quickQuoteRef.ts';
import { TravellerEntry } from './TravellerEntry.tsx';
import styles from './travellers.module.css';

/** [QQ-002] [QQ-007] [QQ-008] One row a traveller. */
export function TravellersCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const ids = useSelector(actor, ({ context }) => context.form.travellers.map(({ id }) => id).join(' '));
  const travellers = ids.split(' ');
  return (
    <Card title={text('travellers.title')}>
      <FieldStack>
        <QuickQuoteFields.Toggle field="familyPlans" />
        <ol className={styles.rows}>
          {travellers.map((id, index) => (
            <li key={id}>
              <TravellerEntry actor={actor} traveller={id} number={index + 1} />
            </li>
          ))}
        </ol>
        <AddTraveller actor={actor} />
        <LiveMessage message={text('travellers.count', { count: travellers.length })} />
      </FieldStack>
    </Card>
  );
}

function AddTraveller({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const roomIsLeft = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.addTraveller' }));
  if (!roomIsLeft) return null;
  return (
    <div>
      <Button
        icon="plus"
        onPress={() => {
          flushSync(() => actor.send({ type: 'person.addTraveller' }));
          focusField(`age.${actor.getSnapshot().context.form.travellers.at(-1)?.id}`);
        }}
      >
        {text('addTraveller')}
      </Button>
    </div>
  );
}
