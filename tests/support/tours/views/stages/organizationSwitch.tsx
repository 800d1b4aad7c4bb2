import { SwitchContext } from '#src/ui/organizationSwitch/switchRef.ts';
import { PortalTools } from '#src/ui/portal/PortalTools.tsx';
import { SwitchQuestion } from '#src/ui/portal/SwitchQuestion.tsx';
import { organizationSwitchTour } from '../../../../tours/organizationSwitch.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const organizationSwitchStage = defineStage(organizationSwitchTour, (organizationSwitch, language) => {
  const portal = portalWith({}, language);
  return (
    <SwitchContext value={organizationSwitch}>
      <PortalTools portal={portal} />
      <SwitchQuestion organizationSwitch={organizationSwitch} />
    </SwitchContext>
  );
});
