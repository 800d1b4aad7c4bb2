import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { personDeletionMachine } from '#machines/personDeletion/personDeletion.machine.ts';
import { useText } from '../../text/useText.ts';
import { ActDialog } from '../kit/ActDialog.tsx';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';

type PersonDeletionProps = { actor: ActorRefFrom<typeof personDeletionMachine>; name: string };

/** [PM-022] Deletes the person of the page, once that is confirmed. */
export function PersonDeletion({ actor, name }: PersonDeletionProps) {
  const text = useText('personDeletion');
  const mayDelete = useSelector(actor, ({ context }) => context.mayDelete);
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asking') || snapshot.hasTag('busy'));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (!mayDelete) return null;
  return (
    <>
      <Button onPress={() => actor.send({ type: 'person.deletePerson' })}>{text('delete')}</Button>
      <ActDialog
        open={isAsked}
        title={text('title', { name })}
        onClose={() => actor.send({ type: 'person.keepPerson' })}
        closable={!busy}
        close={text('keep')}
        act={{ label: text('confirm'), busy, onPress: () => actor.send({ type: 'person.confirm' }) }}
      >
        <FieldStack>
          <p>{text('body')}</p>
          {problem !== null && <FailureNotice code={problem}>{text('failed')}</FailureNotice>}
        </FieldStack>
      </ActDialog>
    </>
  );
}
