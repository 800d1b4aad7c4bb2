import type { ComponentType } from 'react';
import { type ActorRefFrom, type AnyStateMachine, fromCallback } from 'xstate';
import type { AreaInput } from '#machines/area.types.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { PageChart } from '#machines/listArea/listArea.types.ts';
import type { AreaParts } from './areaParts.ts';
import { type Area, defineArea } from './defineArea.tsx';
import { type ConnectedList, listPorts } from './listPorts.ts';
import { withInput } from './withInput.ts';

/** Every address of the area shows the list. */
const noPage = fromCallback(() => undefined) as unknown as PageChart;

/** Joins a list with its calls, its screen, and the page beside it, such as the form of what the list shows. */
export function defineListArea<Raw>({
  rooms,
  page,
  Screen,
  ...connected
}: ConnectedList<Raw> & {
  /** Rooms of texts beside those of every list. */
  rooms: readonly string[];
  /** The chart that takes `AreaInput` and reports `page.close`. */
  page?: (parts: AreaParts) => AnyStateMachine;
  Screen: ComponentType<{ area: ActorRefFrom<typeof listAreaMachine> }>;
}): Area {
  const { list } = connected;
  return defineArea({
    rooms: ['list', 'tableFilter', ...rooms],
    connect: (parts) =>
      withInput(
        listAreaMachine.provide({
          actors: {
            ...listPorts(parts, connected),
            page: (page?.(parts) as PageChart | undefined) ?? noPage,
          },
        }),
        (input: AreaInput) => ({ ...input, list }),
      ),
    Screen,
  });
}
