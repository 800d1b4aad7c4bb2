import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic } from 'xstate';
import { AreaAtWork } from '../../ui/portal/AreaAtWork.tsx';
import type { AreaView } from '../../ui/portal/areaViews.ts';
import type { AreaParts } from './areaParts.ts';

/** An area as it comes when it is opened. */
export type Area = {
  rooms: readonly string[];
  connect: (parts: AreaParts) => AnyActorLogic;
  View: AreaView;
};

/**
 * Joins the chart of an area with its ports, its screen, and the rooms of texts that the screen reads. What the chart and
 * the portal say to each other is in `machines/area.types.ts`.
 */
export function defineArea<Chart extends AnyActorLogic>({
  rooms,
  connect,
  Screen,
}: {
  rooms: readonly string[];
  connect: (parts: AreaParts) => Chart;
  Screen: ComponentType<{ area: ActorRefFrom<Chart> }>;
}): Area {
  return {
    rooms,
    connect,
    View: ({ portal, area }) => (
      <AreaAtWork portal={portal}>
        <Screen area={area as ActorRefFrom<Chart>} />
      </AreaAtWork>
    ),
  };
}
