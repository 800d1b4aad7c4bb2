import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
  StateValueFrom,
} from 'xstate';

/** The dotted paths of all states of a chart, parents included: `ready`, `ready.waiting`. */
export type Paths<V> = V extends string
  ? V
  : { [K in keyof V & string]: K | `${K}.${Paths<NonNullable<V[K]>>}` }[keyof V & string];

export type StatePath<M extends AnyStateMachine> = Paths<StateValueFrom<M>>;

/** What the doubles around the chart have noticed so far in one tour. */
export interface Seen {
  /** events that the chart emitted, oldest first */
  readonly emitted: readonly EventObject[];
  /** events that the chart sent to its parent, oldest first */
  readonly toParent: readonly EventObject[];
  /** events that the chart sent to the port, over all its lives in this tour, oldest first */
  received(port: string): readonly EventObject[];
  /** the inputs with which the port was started in this tour, oldest first */
  inputs(port: string): readonly unknown[];
}

export type Check<S> = (snapshot: S, seen: Seen) => void;

/** An assertion and the requirements that it proves. */
export interface Claim<S> {
  readonly requirements?: readonly string[];
  /** in which situations of the state it is made; a tour must come to one; in all by default */
  readonly where?: (snapshot: S) => boolean;
  readonly check: Check<S>;
}

/** What must be true whenever the state is active: one assertion or several, each with its own requirements. */
export type Hold<S> = Check<S> | Claim<S> | readonly Claim<S>[];

/** An assertion made each time directly after a stimulus. */
export interface StimulusClaim {
  readonly requirements?: readonly string[];
  /** after which of its plays it is made; a tour must have one; after all by default */
  readonly where?: (after: AnyMachineSnapshot, before: AnyMachineSnapshot) => boolean;
  readonly check: (after: AnyMachineSnapshot, seen: Seen, before: AnyMachineSnapshot) => void;
}

export type StimulusOptions = {
  /** where the stimulus is tried; everywhere by default */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
} & (
  | (StimulusClaim & { readonly claims?: undefined })
  | {
      readonly claims: readonly StimulusClaim[];
      readonly requirements?: undefined;
      readonly check?: undefined;
    }
  | { readonly claims?: undefined; readonly requirements?: undefined; readonly check?: undefined }
);

interface Named<Id extends string> {
  readonly id: Id;
  readonly options: StimulusOptions;
}
export interface Sent<Id extends string, E> extends Named<Id> {
  readonly kind: 'send';
  readonly events: readonly E[];
}
export interface Settled<Id extends string, P, O> extends Named<Id> {
  readonly kind: 'settle';
  readonly port: P;
  readonly output: O;
}
export interface Failed<Id extends string, P> extends Named<Id> {
  readonly kind: 'fail';
  readonly port: P;
  readonly error: unknown;
}
export interface Waited<Id extends string, D> extends Named<Id> {
  readonly kind: 'wait';
  /** the name of a delay of the chart, or milliseconds that simply pass */
  readonly delay: D;
}
export interface Told<Id extends string, P, E> extends Named<Id> {
  readonly kind: 'emitFrom';
  readonly port: P;
  readonly event: E;
}

/** A stimulus as the engine sees it, of whatever chart. */
export type AnyStimulus =
  | Sent<string, EventObject>
  | Settled<string, string, unknown>
  | Failed<string, string>
  | Waited<string, string | number>
  | Told<string, string, EventObject>;

type Parts<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? { actor: Actor; delay: Delay }
    : never;

type SettledBy<Id extends string, Actor> = Actor extends {
  src: infer P;
  logic: infer L extends AnyActorLogic;
}
  ? Settled<Id, P, OutputFrom<L>>
  : never;
type PortOf<M> = Parts<M>['actor'] extends { src: infer P } ? P : never;

/** The stimuli that make sense for one chart: its events, its ports with their answers, its delays. */
export type StimulusOf<M extends AnyStateMachine, Id extends string = string> =
  | Sent<Id, EventFromLogic<M>>
  | SettledBy<Id, Parts<M>['actor']>
  | Failed<Id, PortOf<M>>
  | Waited<Id, Parts<M>['delay'] | number>
  | Told<Id, PortOf<M>, EventFromLogic<M>>;

export interface TourDefinition<M extends AnyStateMachine, Id extends string = string> {
  readonly machine: M;
  readonly input?: InputFrom<M>;
  /** further beginnings by name, where what the chart is started with decides where it goes */
  readonly otherInputs?: Readonly<Record<string, InputFrom<M>>>;
  readonly stimuli: readonly StimulusOf<NoInfer<M>, Id>[];
  readonly holds: Readonly<Record<StatePath<M>, Hold<SnapshotFrom<M>>>>;
  /** 0: every transition; 1: also every pair of transitions that can follow each other */
  readonly switches?: 0 | 1;
  /** guards, actions and delays to put in place of the chart's own; ports are always doubles */
  readonly provide?: Omit<Parameters<M['provide']>[0], 'actors'>;
  /** what of the snapshot decides its future, in place of the whole context: drops what grows */
  readonly fingerprint?: (snapshot: SnapshotFrom<M>) => unknown;
  /** transitions that can truly not be taken, by id, with the reason */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** steps after which a tour is cut, 25 by default */
  readonly length?: number;
}

/** A tour definition of whatever chart, with its holds in one form. */
export interface AnyTour {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly otherInputs: Readonly<Record<string, unknown>>;
  readonly stimuli: readonly AnyStimulus[];
  readonly holds: Readonly<Record<string, Hold<AnyMachineSnapshot>>>;
  readonly switches: 0 | 1;
  readonly fingerprint: ((snapshot: AnyMachineSnapshot) => unknown) | undefined;
  readonly unreachable: Readonly<Record<string, string>>;
  readonly length: number;
  /** whether the tours must also come to rest in every state, and not only pass it */
  readonly rests?: boolean;
}
