import type { FastifyBaseLogger } from 'fastify';
import type { EventObject } from 'xstate';
import type { Clock } from '../clock.ts';
import type { FailPoints } from '../failPoints.ts';
import { delayPort } from './effects.ts';
import type { AnyEntityKind, PortResult } from './entity.ts';
import type { Job } from './jobQueue.ts';
import { portFailure } from './portError.ts';

/** What came of a job: the event for its chart, and what goes with it. */
export type Outcome = {
  event: EventObject;
  output?: unknown;
  writes?: PortResult['writes'];
  /** Why it failed; of what failed only. */
  reason?: string;
};

/** Does a job outside of any transaction; a port that fails has an outcome too, and is logged. */
export async function outcomeOf(
  kind: AnyEntityKind,
  job: Job,
  parts: { clock: Clock; failPoints: FailPoints; log: Pick<FastifyBaseLogger, 'warn'> },
): Promise<Outcome> {
  const { clock, failPoints, log } = parts;
  if (job.port === delayPort) return { event: job.input as EventObject };
  const port = kind.ports[job.port];
  if (!port) throw new Error(`The port ${job.port} of ${kind.name} is not filled`);
  try {
    await failPoints.reach(`${kind.name}.${job.port}.before`);
    const { output, writes } = await port(job.input as never, job.entity_id);
    await failPoints.reach(`${kind.name}.${job.port}.after`);
    const event = { type: `xstate.done.actor.${job.actor}`, output, actorId: job.actor };
    return { event, output, ...(writes && { writes }) };
  } catch (error) {
    const reason = String(error);
    log.warn({ port: job.port, entity: kind.name, entityId: job.entity_id, reason }, 'a port failed');
    return failedAs(job, error, clock.now());
  }
}

/** The outcome of a job that failed at this instant. */
export function failedAs({ actor }: Job, error: unknown, now: number): Outcome {
  const failure = portFailure(error, now);
  const event = { type: `xstate.error.actor.${actor}`, error: failure, actorId: actor };
  return { event, reason: failure.reason };
}
