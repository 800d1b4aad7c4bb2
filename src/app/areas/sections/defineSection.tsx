import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef } from 'xstate';
import type { AreaParts } from '../areaParts.ts';

/** A section of a policy as it comes when it is opened. */
export type Section = {
  rooms: readonly string[];
  connect: (parts: AreaParts) => AnyActorLogic;
  View: ComponentType<{ section: AnyActorRef }>;
};

/**
 * Joins the chart of a section, which takes `SectionInput` and reports with `SectionReport`, with its ports, its screen, and
 * the rooms of texts that the screen reads. The title of the page stands above it.
 */
export function defineSection<Chart extends AnyActorLogic>({
  rooms,
  connect,
  Screen,
}: {
  rooms: readonly string[];
  connect: (parts: AreaParts) => Chart;
  Screen: ComponentType<{ section: ActorRefFrom<Chart> }>;
}): Section {
  return {
    rooms,
    connect,
    View: ({ section }) => <Screen section={section as ActorRefFrom<Chart>} />,
  };
}
