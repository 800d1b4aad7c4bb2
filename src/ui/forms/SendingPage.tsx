import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { focusAfter } from '../kit/focus.ts';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';

/** The chart of a form that is sent once and then left: it has `actStates`. */
type SendingActor = {
  getSnapshot(): {
    context: { problem: string | null };
    matches(state: { asking: 'correcting' | 'failed' }): boolean;
    hasTag(tag: 'busy'): boolean;
  };
  subscribe: AnyActorRef['subscribe'];
  send(event: { type: 'person.goBack' | 'person.confirm' }): void;
};

type SendingPageProps = {
  actor: SendingActor;
  words: Readonly<Record<'title' | 'lead' | 'fields' | 'send' | 'failed' | 'back', string>>;
  /** What is said once it is sent; null before. */
  done: string | null;
  Problems: ComponentType;
  /** What it is about, below the title. */
  about?: ReactNode;
  /** In the place of the button that goes back. */
  wayBack?: ReactNode;
  /** In the place of the fields while there is nothing to send. */
  instead?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The page of a form that is sent once: its fields, what became of it, and the way back. */
export function SendingPage(props: SendingPageProps) {
  const { actor, words, done, Problems } = props;
  const correcting = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'correcting' }));
  return (
    <FieldStack>
      {correcting && <Problems />}
      <PageTitle hasProblems={correcting} lead={words.lead}>
        {words.title}
      </PageTitle>
      {props.about}
      {done === null ? (
        props.instead || <Entry {...props} />
      ) : (
        <Notice tone="success" announce takesFocus acts={<Back {...props} />}>
          {done}
        </Notice>
      )}
    </FieldStack>
  );
}

const focusTitleAfter = focusAfter('page-title');

/** Where something else takes its place, the title has the focus. */
function Entry(props: SendingPageProps) {
  const { actor, words, children } = props;
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <div ref={focusTitleAfter}>
      <Card title={words.fields}>
        <Form onSubmit={() => actor.send({ type: 'person.confirm' })}>
          <FieldStack>
            {children}
            {failed && <FailureNotice code={problem}>{words.failed}</FailureNotice>}
            <ButtonRow>
              <Button kind="primary" type="submit" busy={busy}>
                {words.send}
              </Button>
              <Back {...props} />
            </ButtonRow>
          </FieldStack>
        </Form>
      </Card>
    </div>
  );
}

function Back({ actor, words, wayBack }: SendingPageProps) {
  return wayBack || <Button onPress={() => actor.send({ type: 'person.goBack' })}>{words.back}</Button>;
}
