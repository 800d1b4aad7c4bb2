import { TaskGivingUpPage } from '#src/ui/tasks/TaskGivingUpPage.tsx';
import { taskGivingUpTour } from '../../../../tours/taskGivingUp.tour.ts';
import { defineStage } from '../stage.ts';

export const taskGivingUpStage = defineStage(taskGivingUpTour, (actor) => <TaskGivingUpPage actor={actor} />);
