import { useSelector } from '@xstate/react';
import { offsetOfPage, pageAt } from '#domain/paging.ts';
import { plansPerPage, planFilters } from '#domain/resources/planList.ts';
import { useText } from '../../text/useText.ts';
import { PageTitle } from '../kit/PageTitle.tsx';
import { Paginator } from '../kit/Paginator.tsx';
import { RadioGroup } from '../kit/RadioGroup.tsx';
import { ComparisonBar } from './ComparisonBar.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PlansLeftOut, PlansReading } from './PlanNotices.tsx';
import styles from './resources.module.css';
import type { ResourcesProps } from './resourcesRef.ts';

/** [RS-001] The plans of the organization, five on a page, and which of them are to be compared. */
export function PlanList({ area }: ResourcesProps) {
  const text = useText('resources');
  return (
    <div className={styles.place}>
      <PageTitle lead={text('lead')}>{text('title')}</PageTitle>
      <PlansLeftOut area={area} />
      <PlanFilters area={area} />
      <Plans area={area} />
      <ComparisonBar area={area} />
      <Pages area={area} />
    </div>
  );
}

/** [RS-007] */
function PlanFilters({ area }: ResourcesProps) {
  const text = useText('resources');
  const chosen = useSelector(area, ({ context }) => context.query.planClass);
  return (
    <div className={styles.filter}>
      <RadioGroup
        id="plan-class"
        inline
        label={text('filter')}
        value={chosen ?? ''}
        options={[
          { value: '', label: text('filter.all') },
          ...planFilters.map((filter) => ({ value: filter, label: text(`filter.${filter}`) })),
        ]}
        onChoose={(value) =>
          area.send({
            type: 'person.filterPlans',
            planClass: planFilters.find((filter) => filter === value) ?? null,
          })
        }
      />
    </div>
  );
}

function Plans({ area }: ResourcesProps) {
  const text = useText('resources');
  const state = useSelector(area, ({ value }) => value.plans);
  const rows = useSelector(area, ({ context }) => context.page?.rows);
  const total = useSelector(area, ({ context }) => context.page?.total ?? 0);
  return (
    <PlansReading area={area} state={state} empty={text('empty', { total })} count={plansPerPage}>
      <ul className={styles.plans} aria-label={text('plans')}>
        {rows?.map((plan) => (
          <li key={plan.code}>
            <PlanCard area={area} plan={plan} />
          </li>
        ))}
      </ul>
    </PlansReading>
  );
}

/** [RS-005] Stays where no plan is on the page, so that there is a way back. */
function Pages({ area }: ResourcesProps) {
  const text = useText('resources');
  const page = useSelector(area, ({ context }) => context.query.page);
  const total = useSelector(area, ({ context }) => context.page?.total ?? null);
  if (total === null) return null;
  return (
    <Paginator
      name={text('plans')}
      offset={offsetOfPage(page, plansPerPage)}
      limit={plansPerPage}
      total={total}
      onOffset={(offset) => area.send({ type: 'person.turnPage', page: pageAt(offset, plansPerPage) })}
    />
  );
}
