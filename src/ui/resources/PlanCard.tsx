import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListedPlan } from '#domain/calls/catalogue/listPlans.ts';
import { useText } from '../../text/useText.ts';
import { Card } from '../kit/Card.tsx';
import { Checkbox } from '../kit/Checkbox.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import { planPapers } from './planPapers.ts';
import styles from './resources.module.css';
import type { ResourcesProps } from './resourcesRef.ts';

const forReaders = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

/** [RS-008] A plan of the list, and whether it is compared. */
export function PlanCard({ area, plan }: ResourcesProps & { plan: ListedPlan }) {
  const text = useText('resources');
  const { code, content } = plan;
  const add = { type: 'person.addPlan', code } as const;
  const isCompared = useSelector(area, ({ context }) => context.query.compared.includes(code));
  const mayBeAdded = useSelector(area, (snapshot) => snapshot.can(add));
  const isRefused = !isCompared && !mayBeAdded;
  return (
    <Card
      title={content.name}
      chosen={isCompared}
      aside={content.mostPopular && <span className={styles.popular}>{text('mostPopular')}</span>}
    >
      <div className={styles.plan}>
        <p className={styles.kind}>
          {text('kind', { code, type: text(`type.${plan.planType}`), planClass: plan.planClass })}
        </p>
        <p>{content.summary}</p>
        <DocumentLinks documents={planPapers(plan)} />
        <div className={styles.compare}>
          <Checkbox
            id={`compare-${code}`}
            label={text.rich('compare', {
              name: content.name,
              hidden: forReaders,
            })}
            more={isRefused ? text('compare.full') : undefined}
            checked={isCompared}
            disabled={isRefused}
            onChange={(checked) => area.send(checked ? add : { type: 'person.removePlan', code })}
          />
        </div>
      </div>
    </Card>
  );
}
