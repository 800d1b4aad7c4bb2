import { TaskCount } from '#src/ui/tasks/TaskCount.tsx';
import { taskCountTour } from '../../../../tours/taskCount.tour.ts';
import { defineStage } from '../stage.ts';

export const taskCountStage = defineStage(taskCountTour, (actor) => (
  <p>
    <TaskCount actor={actor} />
  </p>
));
