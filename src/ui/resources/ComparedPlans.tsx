import { useSelector } from '@xstate/react';
import { plansCompared } from '#domain/resources/plansCompared.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { focusAfter } from '../kit/focus.ts';
import styles from './resources.module.css';
import type { ResourcesProps } from './resourcesRef.ts';

const focusTitleAfter = focusAfter('page-title');

/** The plans of the comparison by their names, by their codes until they were read; each can be removed. */
export function ComparedPlans({ area }: ResourcesProps) {
  const text = useText('resources');
  const codes = useSelector(area, ({ context }) => context.query.compared);
  const page = useSelector(area, ({ context }) => context.page);
  const query = useSelector(area, ({ context }) => context.query);
  const names = new Map(plansCompared({ page, query }).map(({ code, content }) => [code, content.name]));
  if (codes.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {codes.map((code) => {
        const name = names.get(code) ?? code;
        return (
          <li key={code} ref={focusTitleAfter}>
            <Button
              kind="quiet"
              icon="close"
              label={text('remove', { name })}
              onPress={() => area.send({ type: 'person.removePlan', code })}
            >
              {name}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
