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

/** [QQ-002] [QQ-007] [QQ-008] One row per traveller. Who comes or leaves draws the rows again, not the card. */
export function TravellersCard({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const tools = use(ToolsContext);
  return (
    <Card title={text('travellers.title')}>
      <div className={styles.table}>
        <FieldStack>
          <QuickQuoteFields.Toggle field="familyPlans" />
          <Rows actor={actor} />
          <div className={styles.tools}>
            <AddTraveller actor={actor} />
            {tools && tools(actor)}
          </div>
          <Count actor={actor} />
        </FieldStack>
      </div>
    </Card>
  );
}

function Rows({ actor }: QuickQuoteProps) {
  const ids = useSelector(actor, ({ context }) => context.form.travellers.map(({ id }) => id).join(' '));
  return (
    <ol className={styles.rows} id={travellerRows}>
      {ids.split(' ').map((id, index) => (
        <li key={id}>
          <TravellerEntry actor={actor} traveller={id} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Count({ actor }: QuickQuoteProps) {
  const text = useText('quickQuote');
  const count = useSelector(actor, ({ context }) => context.form.travellers.length);
  return <LiveMessage message={text('travellers.count', { count })} />;
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
