import type { OperationNodeSource } from 'kysely';
import type {
  AnyActorLogic,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventObject,
  InputFrom,
  OutputFrom,
  StateValue,
} from 'xstate';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import type { Write } from '../database/writeTogether.ts';
import type { Session } from '../identity/session.ts';

/** State and context of a chart as one of its versions has them. */
export type ChartState = { value: StateValue; context: object };

/** An entity as it rests in its row between two events. */
export type StoredEntity = ChartState & { revision: number; version: number };

/**
 * How an entity comes to rest: `needsAttention` where its state has the tag `attention`, so that somebody has to help on,
 * `isOver` where its chart has come to an end.
 */
export type RestingEntity = StoredEntity & { needsAttention: boolean; isOver: boolean };

/** The columns of a row in which an entity rests. */
export const restingColumns = ['state as value', 'context', 'revision', 'chart_version as version'] as const;

/** A query, not sent yet, that locks the row of an entity and reads it. */
export type LockedRow = OperationNodeSource & { executeTakeFirst(): Promise<StoredEntity | undefined> };

/** What a port achieved; `writes`, found out while its row is held, are sent together with the transition that it leads to. */
export type PortResult<Output = unknown> = {
  output: [Output] extends [void] ? null : Output;
  writes?: (trx: DatabaseTransaction) => readonly Write[] | Promise<readonly Write[]>;
};
export type EntityPort<Input = never, Output = unknown> = (
  input: Input,
  entityId: string,
) => Promise<PortResult<Output>>;

/** Who brings an event: a session with its request, or the server itself. */
export type Actor = { session: Session; requestId: string | undefined; organizationCode?: string } | 'system';

/** What may be done to entities within a transaction. */
export type Neighbours = {
  /** Gives a new entity its first state; what it invokes is work from then on. */
  begin(entity: string, entityId: string, input: object): Promise<void>;
  /** Sends an entity an event, which it handles where it can; false where it cannot. */
  send(entity: string, entityId: string, event: EventObject): Promise<boolean>;
};

/** An outcome that came after its work had been ended. */
export type LateOutcome = {
  entityId: string;
  port: string;
  input: unknown;
  output: unknown;
  context: object;
};

/** What a message does, in the transaction of its transition. */
type MessageAct<Message> = (
  trx: DatabaseTransaction,
  message: Message,
  entityId: string,
  neighbours: Neighbours,
) => Promise<void>;

/** A kind of row that lives by a chart, whichever chart that is. */
export type AnyEntityKind = {
  name: string;
  machine: AnyStateMachine;
  /** The version of the chart; what was stored by an earlier one goes through the steps from there on. */
  version: number;
  migrations: Readonly<Record<number, (stored: ChartState) => ChartState>>;
  /** Reads the row and locks it until the transaction ends. */
  lockedRow(db: Database, entityId: string): LockedRow;
  /** Writes the state as JSON: it may be nested or have several regions. */
  save(db: Database, entityId: string, entity: RestingEntity): Write;
  /** Makes the row of an entity that is begun within a transaction. */
  create?(trx: DatabaseTransaction, entityId: string, input: never, entity: RestingEntity): Write;
  ports: Readonly<Record<string, EntityPort>>;
  /** What the audit records besides its state: no card data, no names of people. */
  facts(context: never): object;
  messages?: Readonly<Record<string, MessageAct<never>>>;
  /** Looks after an outcome that came late. Resolves to why it matters, or null when it does not. */
  settleLate?(trx: DatabaseTransaction, late: LateOutcome, neighbours: Neighbours): Promise<string | null>;
};

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;
type LogicOf<Provided> = Extract<Provided, AnyActorLogic>;

/** What each port of a chart does. */
export type PortsOf<Machine extends AnyStateMachine> = {
  readonly [Name in keyof ActorsOf<Machine>]-?: EntityPort<
    InputFrom<LogicOf<ActorsOf<Machine>[Name]>>,
    OutputFrom<LogicOf<ActorsOf<Machine>[Name]>>
  >;
};

/** What the messages of a chart do; a chart that emits some has an act for each. */
type MessagesOf<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? { messages?: never }
  : {
      messages: {
        readonly [Type in EmittedFrom<Machine>['type']]: MessageAct<
          Extract<EmittedFrom<Machine>, { type: Type }>
        >;
      };
    };

/** A kind of row that lives by this chart: ports, messages and facts are those of the chart. */
export type EntityKind<Machine extends AnyStateMachine> = MessagesOf<Machine> &
  Omit<AnyEntityKind, 'machine' | 'create' | 'ports' | 'facts' | 'messages'> & {
    machine: Machine;
    create?(
      trx: DatabaseTransaction,
      entityId: string,
      input: InputFrom<Machine>,
      entity: RestingEntity,
    ): Write;
    ports: PortsOf<Machine>;
    facts(context: ContextFrom<Machine>): object;
  };

/** The chart cannot handle this event in the state that the entity is in. */
export class EventNotPossible extends Error {}
