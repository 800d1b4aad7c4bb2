import type { Situation } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { SwitchRef } from '../ui/organizationSwitch/switchRef.ts';
import type { ComingSwitch } from '../ui/portal/Portal.tsx';

/** The running chart of the organization switch, fetched when it is needed. */
export type LateSwitch = ComingSwitch & {
  /** Who is there and where; the first one who is signed in has the chart fetched. */
  tell(situation: Situation): void;
  /** The session was moved elsewhere, and this page has nothing to go on with. */
  move(): void;
  /** Another page has moved the session to another organization: this one waits until it is back. */
  leave(): void;
  /** The session works again for whom this page works. */
  comeBack(): void;
  /** Waits as long as the session works for another organization. */
  untilHere(): Promise<void>;
  /** Does what moves the session here: it is not taken for a move elsewhere. */
  whileMoving<Result>(work: () => Promise<Result>): Promise<Result>;
};

/** [OS-001] Nobody is offered the switch before signing in, so that its code comes when somebody has. */
export function lateSwitch(fetchChart: () => Promise<SwitchRef>): LateSwitch {
  let chart: SwitchRef | null = null;
  let situation: Situation | null = null;
  let isMoved = false;
  let isMoving = false;
  let away: { until: Promise<void>; end: () => void } | null = null;
  let isFetching = false;
  const watchers = new Set<() => void>();

  const fetchOnce = async () => {
    if (isFetching) return;
    isFetching = true;
    try {
      chart = await fetchChart();
      report();
      for (const changed of watchers) changed();
    } finally {
      isFetching = false;
    }
  };
  const report = () => {
    if (situation) chart?.send({ type: 'portal.tell', situation });
    if (isMoved) chart?.send({ type: 'session.move' });
    else if (away) chart?.send({ type: 'session.leave' });
  };
  const need = () => {
    if (chart) report();
    // A transfer that fails is reported by the page itself, and the next report asks again.
    else fetchOnce().catch(() => undefined);
  };

  return {
    current: () => chart,
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    tell: (now) => {
      situation = now;
      if (chart || now.mover) need();
    },
    move: () => {
      if (isMoving) return;
      isMoved = true;
      need();
    },
    leave: () => {
      if (isMoving || away) return;
      let end = () => undefined as void;
      const until = new Promise<void>((resolve) => {
        end = resolve;
      });
      away = { until, end };
      need();
    },
    comeBack: () => {
      if (!away) return;
      away.end();
      away = null;
      chart?.send({ type: 'session.return' });
    },
    untilHere: async () => away?.until,
    whileMoving: async (work) => {
      isMoving = true;
      try {
        return await work();
      } finally {
        isMoving = false;
      }
    },
  };
}
