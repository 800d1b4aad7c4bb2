import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { resourcesMachine } from '#machines/resources/resources.machine.ts';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanList } from './PlanList.tsx';
import type { ResourcesProps } from './resourcesRef.ts';

type View = SnapshotFrom<typeof resourcesMachine>['value']['view'];
const views: Record<View, ComponentType<ResourcesProps> | null> = {
  deciding: null,
  onList: PlanList,
  comparing: PlanComparison,
};

/** [RS-001] The resource page. */
export function ResourcesScreen({ area }: ResourcesProps) {
  const Shows = views[useSelector(area, ({ value }) => value.view)];
  return Shows && <Shows area={area} />;
}
