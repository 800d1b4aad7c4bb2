import { NameGivingPage } from '#src/ui/forms/NameGivingPage.tsx';
import { nameGivingTour } from '../../../../tours/nameGiving.tour.ts';
import { defineStage } from '../stage.ts';

export const nameGivingStage = defineStage(nameGivingTour, (actor) => <NameGivingPage actor={actor} />);
