import { PolicyViewScreen } from '#src/ui/policyView/PolicyViewScreen.tsx';
import { keepSectionView } from '#src/ui/policyView/sectionViews.ts';
import { policyViewTour } from '../../../../tours/policyView.tour.ts';
import { defineStage } from '../stage.ts';

for (const segment of ['policies', 'edit', 'view'] as const) {
  keepSectionView(segment, () => <p data-section={segment} />);
}

export const policyViewStage = defineStage(policyViewTour, (area) => <PolicyViewScreen area={area} />);
