import { type AnyActorRef, createActor } from 'xstate';
import type { AreaReport } from '#machines/area.types.ts';

/** A parent for the chart of an area, which hears what it reports and does nothing. */
export function hearingParent(): { parent: AnyActorRef; reports: AreaReport[] } {
  const reports: AreaReport[] = [];
  const parent = createActor({
    getInitialSnapshot: () => ({ status: 'active' as const, output: undefined, error: undefined }),
    transition: (snapshot, event) => {
      reports.push(event as unknown as AreaReport);
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }).start();
  return { parent, reports };
}
