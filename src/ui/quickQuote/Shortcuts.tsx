import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { FieldStack } from '../kit/FieldRow.tsx';
import styles from './shortcuts.module.css';

export type ShortcutsRef = ActorRefFrom<typeof shortcutsMachine>;
type ShortcutsProps = { shortcuts: ShortcutsRef };

const keys = ['next', 'end', 'share', 'paste', 'plans', 'help'] as const;

/** Opens the list of shortcuts. */
export function Shortcuts({ shortcuts }: ShortcutsProps) {
  const text = useText('travellersTable');
  const isShown = useSelector(shortcuts, (snapshot) => snapshot.matches('shown'));
  const close = () => shortcuts.send({ type: 'person.closeShortcuts' });
  return (
    <div className={styles.opens}>
      <Button kind="quiet" onPress={() => shortcuts.send({ type: 'person.openShortcuts' })}>
        {text('shortcuts')}
      </Button>
      <Dialog
        open={isShown}
        title={text('shortcuts')}
        onClose={close}
        acts={<Button onPress={close}>{text('shortcuts.close')}</Button>}
      >
        <List shortcuts={shortcuts} />
      </Dialog>
    </div>
  );
}

function List({ shortcuts }: ShortcutsProps) {
  const text = useText('travellersTable');
  const areOn = useSelector(shortcuts, ({ context }) => context.areOn);
  return (
    <FieldStack>
      <dl className={styles.keys}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{text(`shortcut.${key}.key`)}</kbd>
            </dt>
            <dd>{text(`shortcut.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="shortcutsAreOn"
        label={text('shortcuts.areOn')}
        more={text('shortcuts.areOn.more')}
        checked={areOn}
        onChange={(checked) => shortcuts.send({ type: 'person.switchShortcuts', areOn: checked })}
      />
    </FieldStack>
  );
}
