import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { leadMachine } from '#machines/lead/lead.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FieldRow, FieldStack } from '../kit/FieldRow.tsx';
import { focusAfter } from '../kit/focus.ts';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { LeadFields } from './leadFields.ts';
import type { LeadProps } from './leadRef.ts';

type LeadState = SnapshotFrom<typeof leadMachine>['value'];
type LeadPlace = LeadState extends infer State ? (State extends object ? keyof State : State) : never;

/** One view per state. A state added to the chart and not here is a compile error. */
const views: Record<LeadPlace, (props: LeadProps) => ReactNode> = {
  folded: () => null,
  asking: Asking,
  doing: Asking,
  done: Done,
};

const foldId = 'continueLater';
const focusFoldAfter = focusAfter(foldId);

const placeOf = (value: LeadState): LeadPlace => (typeof value === 'string' ? value : 'asking');

/** [LD-009] Offers to continue the quote later, below a step and without getting in its way. */
export function LeadCard({ lead }: LeadProps) {
  const text = useText('lead');
  const place = useSelector(lead, ({ value }) => placeOf(value));
  const View = views[place];
  return (
    <Card title={text('title')} quiet aside={<Fold lead={lead} open={View === Asking} />}>
      <View lead={lead} />
    </Card>
  );
}

function Fold({ lead, open }: LeadProps & { open: boolean }) {
  const text = useText('lead');
  return (
    <Button
      kind="quiet"
      id={foldId}
      expanded={open}
      onPress={() => lead.send({ type: open ? 'person.fold' : 'person.unfold' })}
    >
      {text('unfold')}
    </Button>
  );
}

function Asking({ lead }: LeadProps) {
  const text = useText('lead');
  const correcting = useSelector(lead, (snapshot) => snapshot.matches({ asking: 'correcting' }));
  const busy = useSelector(lead, (snapshot) => snapshot.hasTag('busy'));
  return (
    <LeadFields.Provider actor={lead}>
      <div ref={focusFoldAfter}>
        <FieldStack>
          {correcting && <LeadFields.Problems />}
          <p>{text('about')}</p>
          <Form onSubmit={() => lead.send({ type: 'person.confirm' })}>
            <FieldRow>
              <LeadFields.Text field="firstName" autoComplete="given-name" />
              <LeadFields.Text field="email" type="email" autoComplete="email" />
            </FieldRow>
            <LeadFields.Tick field="mayContact" />
            <ButtonRow>
              <Button type="submit" busy={busy}>
                {text('send')}
              </Button>
            </ButtonRow>
          </Form>
        </FieldStack>
      </div>
    </LeadFields.Provider>
  );
}

function Done({ lead }: LeadProps) {
  const text = useText('lead');
  const address = useSelector(lead, ({ context }) => context.sentTo);
  return (
    <Notice tone="success" announce>
      {text('created', { address })}
    </Notice>
  );
}
