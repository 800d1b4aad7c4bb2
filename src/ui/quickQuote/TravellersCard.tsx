import { useSelector } from '@xstate/react';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusPlace } from '../kit/focus.ts';
import { LiveMessage } from '../kit/LiveMessage.tsx';
import { QuickQuoteFields } from './quickQuoteFields.ts';
import { type QuickQuoteProps, travellerRows } from './quickQuoteRef.ts';
import { ToolsContext } from './toolsContext.ts';
import { TravellerEntry } from './TravellerEntry.tsx';
import styles from './quickQuote.module.css';

/** [QQ-002] [QQ-007] [QQ-008] One row per traveller. */
export function TravellersCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const ids = useSelector(actor, ({ context }) => context.form.travellers.map(({ id }) => id).join(' '));
  const travellers = ids.split(' ');
  const tools = use(ToolsContext);
  return (
    <Card title={text('travellers.title')}>
      <div className={styles.table}>
        <FieldStack>
          <QuickQuoteFields.Toggle field="familyPlans" />
          <ol className={styles.rows} id={travellerRows}>
            {travellers.map((id, index) => (
              <li key={id}>
                <TravellerEntry actor={actor} traveller={id} number={index + 1} />
              </li>
            ))}
          </ol>
          <div className={styles.tools}>
            <AddTraveller actor={actor} />
            {tools && tools(actor)}
          </div>
          <LiveMessage message={text('travellers.count', { count: travellers.length })} />
        </FieldStack>
      </div>
    </Card>
  );
}

function AddTraveller({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const roomIsLeft = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.addTraveller' }));
  if (!roomIsLeft) return null;
  return (
    <Button
      icon="plus"
      onPress={() => {
        flushSync(() => actor.send({ type: 'person.addTraveller' }));
        focusPlace(`age.${actor.getSnapshot().context.form.travellers.at(-1)?.id}`);
      }}
    >
      {text('addTraveller')}
    </Button>
  );
}
