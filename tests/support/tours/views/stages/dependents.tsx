import { DependentsEdit } from '#src/ui/endorsement/DependentsEdit.tsx';
import { dependentsTour } from '../../../../tours/dependents.tour.ts';
import { defineStage } from '../stage.ts';

export const dependentsStage = defineStage(dependentsTour, (actor) => (
  <main>
    <DependentsEdit actor={actor} />
  </main>
));
