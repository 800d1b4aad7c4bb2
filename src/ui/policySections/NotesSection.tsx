import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { PolicyNote } from '#domain/calls/shapes/policyNote.ts';
import { longestNote, noteForm } from '#domain/policies/noteForm.ts';
import type { policyNotesMachine } from '#machines/policyNotes/policyNotes.machine.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { formFields } from '../forms/formFields.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Card } from '../kit/Card.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import { Form } from '../kit/Form.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Reading } from '../kit/Reading.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import styles from './notes.module.css';

type NotesProps = { section: ActorRefFrom<typeof policyNotesMachine> };

const Fields = formFields(noteForm, {
  room: 'policyNotes',
  facts: () => null,
  values: (_, { number }) => ({ longest: number(longestNote) }),
});

/** [NT-004] The notes on a policy, and one more for who may add it. */
export function NotesSection({ section }: NotesProps) {
  const mayAdd = useSelector(section, ({ context }) => context.mayAdd);
  return (
    <FieldStack>
      {mayAdd && (
        <Fields.Provider actor={section}>
          <NoteToAdd section={section} />
        </Fields.Provider>
      )}
      <Notes section={section} />
    </FieldStack>
  );
}

function NoteToAdd({ section }: NotesProps) {
  const text = useText('policyNotes');
  const busy = useSelector(section, (snapshot) => snapshot.matches({ adding: 'doing' }));
  const correcting = useSelector(section, (snapshot) =>
    snapshot.matches({ adding: { asking: 'correcting' } }),
  );
  const failed = useSelector(section, (snapshot) => snapshot.matches({ adding: { asking: 'failed' } }));
  const added = useSelector(section, (snapshot) => snapshot.matches({ adding: 'done' }));
  const problem = useSelector(section, ({ context }) => context.problem);
  return (
    <Card title={text('add.title')}>
      <Form onSubmit={() => section.send({ type: 'person.confirm' })}>
        <FieldStack>
          {correcting && <Fields.Problems />}
          <Fields.Text field="text" as={TextArea} readOnly={busy} />
          {failed && <FailureNotice code={problem}>{text('failed')}</FailureNotice>}
          {added && (
            <Notice tone="success" announce>
              {text('added')}
            </Notice>
          )}
          <ButtonRow>
            <Button kind="primary" type="submit" busy={busy}>
              {text('send')}
            </Button>
          </ButtonRow>
        </FieldStack>
      </Form>
    </Card>
  );
}

/** Those that are shown stay while they are read again. */
function Notes({ section }: NotesProps) {
  const text = useText('policyNotes');
  const state = useSelector(section, ({ value }) => value.list);
  const notes = useSelector(section, ({ context }) => context.notes);
  const unread = useSelector(section, ({ context }) => context.unread);
  const reading = state === 'reading';
  const readAgain = () => section.send({ type: 'person.retry' });
  return (
    <Card
      title={text('title')}
      aside={
        <Button kind="quiet" busy={reading} onPress={readAgain}>
          {text('again')}
        </Button>
      }
    >
      <FieldStack>
        <Reading
          state={reading && notes.length > 0 ? 'shown' : state}
          problem={unread}
          onRetry={readAgain}
          unavailable={text('unavailable')}
          empty={text('none')}
          shape="row"
          count={3}
        />
        {notes.length > 0 && (
          <ol className={styles.notes}>
            {notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ol>
        )}
      </FieldStack>
    </Card>
  );
}

/** [NT-008] What was noted, by whom and when. */
function Note({ note }: { note: PolicyNote }) {
  const text = useText('policyNotes');
  const { transactionTime } = useFormats();
  return (
    <li className={styles.note}>
      <p className={styles.text} dir="auto">
        {note.text}
      </p>
      <p className={styles.by}>
        {text('byAndAt', { author: note.author, at: transactionTime(Date.parse(note.at)) })}
      </p>
    </li>
  );
}
