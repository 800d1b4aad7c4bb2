import type { ComponentType } from 'react';
import { type ActorRefFrom, type AnyActorLogic, fromPromise } from 'xstate';
import type { AreaInput } from '#machines/area.types.ts';
import { listAreaMachine } from '#machines/listArea/listArea.machine.ts';
import type { RowActRequest, RowActOutcome } from '#machines/listArea/listArea.types.ts';
import type { AreaParts } from './areaParts.ts';
import { type Area, defineArea } from './defineArea.tsx';
import { type ConnectedList, listPorts } from './listPorts.ts';
import { inPlace } from '../chartInPlace.ts';
import { mustBeFilled } from '../mustBeFilled.ts';

/** Does one thing with the row of an id. */
export type RowActor = (act: RowActRequest, signal: AbortSignal) => Promise<RowActOutcome>;

/** Joins a list with its calls, its screen, and the pages beside it, such as the form of what the list shows. */
export function defineListArea<Raw>({
  rooms,
  page,
  acts,
  further = [],
  Screen,
  ...connected
}: ConnectedList<Raw> & {
  /** The lists among which a person chooses beside it. */
  further?: readonly ConnectedList<Raw>[];
  /** Rooms of texts beside those of every list. */
  rooms: readonly string[];
  /** The chart that takes `AreaInput` and reports `page.close`; without one every address shows the list. */
  page?: (parts: AreaParts) => AnyActorLogic;
  /** What is done with a row, by the keys that the list declares. */
  acts?: (parts: AreaParts) => Readonly<Record<string, RowActor>>;
  Screen: ComponentType<{ area: ActorRefFrom<typeof listAreaMachine> }>;
}): Area {
  const { list } = connected;
  const lists = [list, ...further.map((each) => each.list)];
  return defineArea({
    rooms: ['list', 'tableFilter', ...rooms],
    connect: (parts) => {
      const doing = acts?.(parts) ?? {};
      const chart = listAreaMachine.provide({
        actors: {
          ...listPorts(parts, connected, further),
          page: page?.(parts) ?? pageAmong({}),
          actOnRow: fromPromise<RowActOutcome, RowActRequest>(async ({ input, signal }) => {
            const actor = doing[input.act];
            if (!actor) throw new Error(`Nobody does ${input.act} in the list ${list.name}`);
            return actor(input, signal);
          }),
        },
      });
      mustBeFilled(chart);
      return inPlace(
        () => chart,
        (input: AreaInput) => ({ ...input, list, lists }),
      );
    },
    Screen,
  });
}

/**
 * The chart of whichever page stands at the address, by the paths of the pages in the area.
 * @throws Error that names each port nobody filled, and for an address that has no page
 */
export function pageAmong(pages: Readonly<Record<string, AnyActorLogic>>): AnyActorLogic {
  Object.values(pages).forEach(mustBeFilled);
  return inPlace(({ address: { path } }: AreaInput) => {
    const page = pages[path];
    if (!page) throw new Error(`There is no page at ${path}`);
    return page;
  });
}
