import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListedPlan } from '#domain/calls/catalogue/listPlans.ts';
import { planFeatures } from '#domain/catalogue/planFeatures.ts';
import { planSearchOf } from '#domain/resources/planQuery.ts';
import { plansCompared } from '#domain/resources/plansCompared.ts';
import { useText } from '../../text/useText.ts';
import { Button } from '../kit/Button.tsx';
import { PageTitle } from '../kit/PageTitle.tsx';
import { printPage } from '../kit/printPage.ts';
import { Table } from '../kit/Table.tsx';
import { TextLink } from '../kit/TextLink.tsx';
import { useAreaHref } from '../kit/useAreaHref.ts';
import { DocumentLinks } from '../summary/DocumentLinks.tsx';
import { ComparedPlans } from './ComparedPlans.tsx';
import { planPapers } from './planPapers.ts';
import { PlansLeftOut, PlansReading } from './PlanNotices.tsx';
import styles from './resources.module.css';
import type { ResourcesProps } from './resourcesRef.ts';

/** [RS-006] The plans that are compared, side by side. */
export function PlanComparison({ area }: ResourcesProps) {
  const text = useText('resources');
  const href = useAreaHref('/resources');
  const query = useSelector(area, ({ context }) => context.query);
  const state = useSelector(area, ({ value }) => value.plans);
  const isRead = useSelector(area, ({ context }) => plansCompared(context).length > 0);
  return (
    <div className={`${styles.place} ${styles.comparison}`}>
      <PageTitle lead={text('comparison.lead')}>{text('comparison.title')}</PageTitle>
      <PlansLeftOut area={area} />
      <div className={styles.acts}>
        <TextLink as="secondary" href={href({ path: '/', search: planSearchOf(query) })}>
          {text('comparison.back')}
        </TextLink>
        <Button onPress={printPage}>{text('comparison.print')}</Button>
        <section aria-label={text('compared')}>
          <ComparedPlans area={area} />
        </section>
      </div>
      <PlansReading
        area={area}
        state={state === 'unavailable' ? state : isRead ? 'shown' : 'reading'}
        shape="row"
        count={planFeatures.length}
      >
        <ComparisonTable area={area} />
      </PlansReading>
    </div>
  );
}

type Row = { key: string; label: string; cell: (plan: ListedPlan) => ReactNode };

const documentsCell = (plan: ListedPlan) => <DocumentLinks documents={planPapers(plan)} />;

function ComparisonTable({ area }: ResourcesProps) {
  const text = useText('resources');
  const page = useSelector(area, ({ context }) => context.page);
  const query = useSelector(area, ({ context }) => context.query);
  const plans = plansCompared({ page, query });
  const rows: Row[] = [
    { key: 'summary', label: text('summary'), cell: ({ content }) => content.summary },
    ...planFeatures.map((feature) => ({
      key: feature,
      label: text(`feature.${feature}`),
      cell: ({ content }: ListedPlan) => content.featureRows[feature],
    })),
    { key: 'documents', label: text('documents'), cell: documentsCell },
  ];
  return (
    <Table<Row>
      caption={text('comparison.caption')}
      sticksFirst
      columns={[
        { key: 'feature', label: text('feature'), cell: ({ label }) => label, isRowHeader: true },
        ...plans.map((plan) => ({
          key: plan.code,
          label: plan.content.mostPopular
            ? text('mostPopular.name', { name: plan.content.name })
            : plan.content.name,
          cell: ({ cell }: Row) => cell(plan),
        })),
      ]}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}
