import type { AnyStateMachine, StateValue } from 'xstate';
import type { DatabaseTransaction } from '../database/database.ts';

/** An entity as it rests in its row between two events. */
export type StoredEntity = { value: StateValue; context: object; revision: number };

/** What a port achieved; `record` runs in the transaction that saves the transition. */
export type PortResult = { output: unknown; record?: (trx: DatabaseTransaction) => Promise<void> };
export type EntityPort = (input: never, entityId: string) => Promise<PortResult>;

/** A kind of row that lives by a chart. */
export type EntityKind = {
  name: string;
  machine: AnyStateMachine;
  /** Reads the row and holds it until the transaction ends; null when there is none. */
  lock(trx: DatabaseTransaction, entityId: string): Promise<StoredEntity | null>;
  save(trx: DatabaseTransaction, entityId: string, entity: StoredEntity): Promise<void>;
  ports: Readonly<Record<string, EntityPort>>;
};

/** The chart does not take this event in the state that the entity is in. */
export class EventNotPossible extends Error {}
