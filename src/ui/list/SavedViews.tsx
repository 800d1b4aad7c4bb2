import { useSelector } from '@xstate/react';
import { longestViewName, mostSavedViews } from '#domain/savedViews.ts';
import { useFormats } from '../../text/useLanguage.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { FailureNotice } from '../kit/FailureNotice.tsx';
import { Form } from '../kit/Form.tsx';
import { Reading } from '../kit/Reading.tsx';
import { TextField } from '../kit/TextField.tsx';
import { Tool } from '../kit/Toolbar.tsx';
import styles from './list.module.css';
import type { ListRef } from './listRef.ts';

/** The saved views by name. */
function useViews(list: ListRef) {
  const { compare } = useFormats();
  const views = useSelector(list, ({ context }) => context.views);
  return views.toSorted((one, other) => compare(one.name, other.name));
}

/** The views of a list that a person saved, each opened with one press; on one line that scrolls. */
export function OpenableViews({ list }: { list: ListRef }) {
  const text = useText('list');
  const views = useViews(list);
  if (views.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={text('views')}>
      {views.map(({ name }) => (
        <li key={name}>
          <Button
            label={text('view.open', { name })}
            onPress={() => list.send({ type: 'person.openView', name })}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Saves what shows as a view, and deletes views. */
export function SavedViews({ list }: { list: ListRef }) {
  const text = useText('list');
  const state = useSelector(list, ({ value }) => value.views);
  const problem = useSelector(list, ({ context }) => context.viewProblem);
  return (
    <Tool label={text('views')}>
      <Reading
        state={state}
        problem={problem}
        onRetry={() => list.send({ type: 'person.retry' })}
        unavailable={text('view.unavailable')}
        shape="lines"
        count={2}
      >
        <KeptViews list={list} />
      </Reading>
    </Tool>
  );
}

function KeptViews({ list }: { list: ListRef }) {
  const text = useText('list');
  const views = useViews(list);
  const name = useSelector(list, ({ context }) => context.viewName);
  const problem = useSelector(list, ({ context }) => context.viewProblem);
  const maySave = useSelector(list, (snapshot) => snapshot.can({ type: 'person.saveView' }));
  const keeping = useSelector(list, (snapshot) => snapshot.matches({ views: 'keeping' }));
  const notKept = useSelector(list, (snapshot) => snapshot.matches({ views: { shown: 'notKept' } }));
  const lacking = name.trim() === '' ? text('view.noName') : text('view.noRoom', { count: mostSavedViews });
  return (
    <>
      {notKept && <FailureNotice code={problem}>{text('view.notKept')}</FailureNotice>}
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.name}>
            <span>{view.name}</span>
            <Button
              kind="quiet"
              icon="close"
              label={text('view.delete', { name: view.name })}
              onPress={() => list.send({ type: 'person.deleteView', name: view.name })}
            >
              {text('view.deleteShort')}
            </Button>
          </li>
        ))}
      </ul>
      <Form onSubmit={() => list.send({ type: 'person.saveView' })}>
        <div className={styles.naming}>
          <TextField
            id="view-name"
            label={text('view.name')}
            value={name}
            maxLength={longestViewName}
            onText={(typed) => list.send({ type: 'person.nameView', text: typed })}
          />
          <Button type="submit" busy={keeping} reason={maySave || keeping ? null : lacking} reasonHidden>
            {text('view.save')}
          </Button>
        </div>
      </Form>
    </>
  );
}
