import type { Waits } from '../waits.ts';
import type { ChartState } from './entity.ts';
import type { EntityRunner } from './entityRunner.ts';

/** How often the outcome is asked for that somebody else works on: soon at first, then less often. */
const lookAgainMs = { first: 25, longest: 400 };

/**
 * Waits until nothing is under way with an entity, up to the limit of a request; resolves to where it stands then. One of
 * all who wait for an entity in this process asks what became of it.
 */
export function settledOutcome<Standing>(parts: {
  runner: Pick<EntityRunner, 'drive'>;
  waits: Waits;
  entity: string;
  standingOf(state: ChartState): Standing;
  /** Reads where an entity stands. */
  read(entityId: string): Promise<Standing>;
  isSettled(standing: Standing): boolean;
}): (entityId: string) => Promise<Standing> {
  const { runner, waits, entity, standingOf, read, isSettled } = parts;
  const askers = new Map<string, Promise<Standing>>();

  const ask = async (entityId: string, left: () => number): Promise<Standing> => {
    for (let pauseMs = lookAgainMs.first; ; pauseMs = Math.min(pauseMs * 2, lookAgainMs.longest)) {
      const done = await Promise.race([runner.drive(entity, entityId), waits.pause(left())]);
      const standing = done ? standingOf(done) : await read(entityId);
      if (isSettled(standing) || left() === 0) return standing;
      await waits.pause(pauseMs);
    }
  };

  return async (entityId) => {
    const waited = waits.stopwatch();
    const left = () => Math.max(0, waits.outcomeMs - waited());
    for (;;) {
      let asking = askers.get(entityId);
      if (asking === undefined) {
        asking = ask(entityId, left).finally(() => askers.delete(entityId));
        askers.set(entityId, asking);
      }
      const standing = await asking;
      if (isSettled(standing) || left() === 0) return standing;
    }
  };
}
