import type { EventObject } from 'xstate';
import { type Actor, EventNotPossible } from './entity.ts';
import type { EntityRunner } from './entityRunner.ts';

/** Sends an entity an event; false where it cannot handle it now. */
export async function takesEvent(
  runner: Pick<EntityRunner, 'send'>,
  entity: string,
  id: string,
  event: EventObject,
  by: Actor,
): Promise<boolean> {
  try {
    await runner.send(entity, id, event, by);
    return true;
  } catch (error) {
    if (error instanceof EventNotPossible) return false;
    throw error;
  }
}
