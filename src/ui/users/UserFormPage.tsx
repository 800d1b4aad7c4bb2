import { useSelector } from '@xstate/react';
import { useText } from '../../text/useText.ts';
import { RecordPage } from '../forms/RecordPage.tsx';
import { Button } from '../kit/Button.tsx';
import { ButtonRow } from '../kit/ButtonRow.tsx';
import { Columns } from '../kit/Columns.tsx';
import { PersonDeletion } from './PersonDeletion.tsx';
import { SavedUser } from './SavedUser.tsx';
import { UserCards } from './UserCards.tsx';
import { Fields, type UserFormProps } from './userFields.ts';
import { UserHistory, UserMerge } from './UserVersions.tsx';

/** [US-002] [US-003] [US-046] [US-048] The page on which a person is registered, shown and changed. */
export function UserFormPage({ actor }: UserFormProps) {
  const text = useText('userForm');
  const history = useSelector(actor, ({ children }) => children.changeHistory);
  return (
    <Fields.Provider actor={actor}>
      <Columns>
        <RecordPage
          actor={actor}
          said={text}
          title={useTitle({ actor })}
          problems={<Fields.Problems />}
          merge={<UserMerge actor={actor} />}
          fields={
            <>
              <UserCards actor={actor} />
              <ReadAgain actor={actor} />
            </>
          }
          saved={
            <>
              <SavedUser actor={actor} />
              <ReadAgain actor={actor} />
            </>
          }
          isDeleted={false}
          history={history && <UserHistory actor={actor} history={history} />}
          change={{ edit: text('edit'), cancel: text('cancel'), acts: <Deletion actor={actor} /> }}
          isQuiet
          duplicate="person.duplicate"
        />
      </Columns>
    </Fields.Provider>
  );
}

/** Whose page it is, and that they are being changed. */
function useTitle({ actor }: UserFormProps): string {
  const text = useText('userForm');
  const saved = useSelector(actor, ({ context }) => context.saved);
  const isNew = useSelector(actor, ({ context }) => context.opened.mode === 'add');
  const isRead = useSelector(actor, (snapshot) => snapshot.matches({ record: 'readOnly' }));
  if (isNew) return text('title.new');
  if (!saved) return text('title.user');
  const name = `${saved.firstName} ${saved.lastName}`;
  return isRead ? name : text('title.edit', { name });
}

function Deletion({ actor }: UserFormProps) {
  const deletion = useSelector(actor, ({ children }) => children.personDeletion);
  const name = useSelector(actor, ({ context: { saved } }) =>
    saved === null ? '' : `${saved.firstName} ${saved.lastName}`,
  );
  return deletion && <PersonDeletion actor={deletion} name={name} />;
}

/** [US-046] Of a hierarchy or roles that could not be read nothing is said; they can be read again. */
function ReadAgain({ actor }: UserFormProps) {
  const text = useText('userForm');
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'person.retry' }));
  return (
    mayRetry && (
      <ButtonRow>
        <Button onPress={() => actor.send({ type: 'person.retry' })}>{text('retry')}</Button>
      </ButtonRow>
    )
  );
}
