import { ResourcesScreen } from '#src/ui/resources/ResourcesScreen.tsx';
import { resourcesTour } from '../../../../tours/resources.tour.ts';
import { defineStage } from '../stage.ts';

export const resourcesStage = defineStage(resourcesTour, (area) => <ResourcesScreen area={area} />);
