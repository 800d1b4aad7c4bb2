import { SwitchContext } from '#src/ui/organisationSwitch/switchRef.ts';
import { PortalTools } from '#src/ui/portal/PortalTools.tsx';
import { SwitchFailure } from '#src/ui/portal/SwitchFailure.tsx';
import { organisationSwitchTour } from '../../../../tours/organisationSwitch.tour.ts';
import { defineStage } from '../stage.ts';
import { portalWith } from './portalWith.ts';

export const organisationSwitchStage = defineStage(organisationSwitchTour, (organisationSwitch, language) => {
  const portal = portalWith({}, language);
  return (
    <SwitchContext value={organisationSwitch}>
      <PortalTools portal={portal} />
      <SwitchFailure portal={portal} organisationSwitch={organisationSwitch} />
    </SwitchContext>
  );
});
