import type { ComponentType } from 'react';
import { type ActorRefFrom, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import type { AreaInput } from '#machines/area.types.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { PageChart, RowActAsked, RowActOutcome } from '#machines/listArea/listArea.types.ts';
import type { AreaParts } from './areaParts.ts';
import { type Area, defineArea } from './defineArea.tsx';
import { type ConnectedList, listPorts } from './listPorts.ts';
import { withInput } from './withInput.ts';

/** Every address of the area shows the list. */
const noPage = fromCallback(() => undefined) as unknown as PageChart;

/** Does one thing with the row of an id. */
export type RowActor = (asked: RowActAsked, signal: AbortSignal) => Promise<RowActOutcome>;

/** Joins a list with its calls, its screen, and the page beside it, such as the form of what the list shows. */
export function defineListArea<Raw>({
  rooms,
  page,
  acts,
  Screen,
  ...connected
}: ConnectedList<Raw> & {
  /** Rooms of texts beside those of every list. */
  rooms: readonly string[];
  /** The chart that takes `AreaInput` and reports `page.close`. */
  page?: (parts: AreaParts) => AnyStateMachine;
  /** What is done with a row, by the keys that the list declares. */
  acts?: (parts: AreaParts) => Readonly<Record<string, RowActor>>;
  Screen: ComponentType<{ area: ActorRefFrom<typeof listAreaMachine> }>;
}): Area {
  const { list } = connected;
  return defineArea({
    rooms: ['list', 'tableFilter', ...rooms],
    connect: (parts) => {
      const doing = acts?.(parts) ?? {};
      return withInput(
        listAreaMachine.provide({
          actors: {
            ...listPorts(parts, connected),
            page: (page?.(parts) as PageChart | undefined) ?? noPage,
            actOnRow: fromPromise<RowActOutcome, RowActAsked>(async ({ input, signal }) => {
              const actor = doing[input.act];
              if (!actor) throw new Error(`Nobody does ${input.act} in the list ${list.name}`);
              return actor(input, signal);
            }),
          },
        }),
        (input: AreaInput) => ({ ...input, list }),
      );
    },
    Screen,
  });
}
