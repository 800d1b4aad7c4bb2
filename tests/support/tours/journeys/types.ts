import type { Page, Route } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Language } from '#domain/locales.ts';
import type { Tour } from '../define.ts';
import type { AnyTour, StatePath } from '../types.ts';

/** Who walks: a browser page in one language, with the texts of that language. */
export interface Person {
  readonly page: Page;
  readonly language: Language;
  /** A text that the page shows: `text('kit.toggle.yes')`, filled with values. Throws when there is no such text. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

/** How a person does what a stimulus says. */
export type Gesture = (person: Person) => Promise<void>;
/** What a person must see while the chart is in a state. */
export type Look = (person: Person, snapshot: AnyMachineSnapshot) => Promise<void>;

/** Why a page cannot bring a stimulus about, and where that is so; everywhere by default. */
export interface Excuse {
  readonly reason: string;
  readonly where?: (snapshot: AnyMachineSnapshot) => boolean;
  /** What shows a person that it cannot be done; looked at wherever a tour passes such a place. */
  readonly proof?: Look;
}

export type Drive = Gesture | { readonly requirements: readonly string[]; readonly gesture: Gesture };
export type Seeing =
  | Look
  | {
      readonly requirements?: readonly string[];
      /** in which situations of the state it is looked at; a tour must come to one; in all by default */
      readonly where?: (snapshot: AnyMachineSnapshot) => boolean;
      readonly look: Look;
    };
/** null: the state has nothing of its own to be seen, what is seen is that of the states inside it. */
export type Screen = Seeing | readonly Seeing[] | null;

/** The network request that a port makes. While the chart waits for the port the request is held. */
export interface PortRequest {
  readonly url: string | RegExp | ((url: URL) => boolean);
  /** any method by default */
  readonly method?: string;
  /** How the port answers; by default the real server does. */
  readonly settle?: (route: Route, output: unknown) => Promise<void>;
  /** How the port fails; by default the request gets no answer. */
  readonly fail?: (route: Route, error: unknown) => Promise<void>;
}

/** A chart that runs beside the one that is walked, and the transitions that nobody can take there, with the reason. */
export interface Inside {
  readonly tour: AnyTour;
  readonly notHere?: Readonly<Record<string, string>>;
}

interface Walk<M extends AnyStateMachine, Id extends string> {
  readonly tour: Tour<M, Id>;
  /** which of the tour's `otherInputs` this journey begins with; its own `input` by default */
  readonly beginning?: string;
  /**
   * Brings a person to the first state of the chart. Requests are held from the moment the chart starts: call
   * `starting()` just before the gesture that starts it when a port is at work in its first state.
   */
  readonly reach: (person: Person, starting: () => void) => Promise<void>;
  /** For each stimulus that is neither an answer of a port's request nor the passing of time. */
  readonly drive: Partial<Readonly<Record<Id, Drive>>>;
  readonly requests?: Readonly<Record<string, PortRequest>>;
  /** both by default */
  readonly languages?: readonly Language[];
  /**
   * Stimuli that a page cannot bring about, with the reason, everywhere or where told; transitions that only they
   * take are left out. Fails when the stimulus could happen at none of these places.
   */
  readonly notHere?: Partial<Readonly<Record<Id, string | Excuse>>>;
  /** Transitions that only a tour with another beginning takes, by name, with the reason. */
  readonly notFromHere?: Readonly<Record<string, string>>;
  /** Charts of which these journeys take every transition on the way. */
  readonly inside?: readonly Inside[];
  /**
   * `flowing`: time goes on and a `wait` moves it forward. `paused`: it moves only for a `wait` and in small ticks
   * for the page; for charts with delays shorter than a gesture.
   */
  readonly time?: 'flowing' | 'paused';
}

type Screens<M extends AnyStateMachine> = Readonly<Record<StatePath<M>, Screen>>;

export type Journey<M extends AnyStateMachine, Id extends string> = Walk<M, Id> &
  (
    | { readonly screens: Screens<M>; readonly adds?: undefined }
    | {
        /** What is not looked at here is looked at from the first beginning. */
        readonly screens: Partial<Screens<M>>;
        /** The transitions, by name, for whose sake this beginning is walked; every one that it can take by default. */
        readonly adds: readonly string[];
      }
  );

/** A journey through whatever chart. */
export interface AnyJourney {
  readonly tour: Tour<AnyStateMachine, string>;
  readonly beginning: string;
  readonly reach: (person: Person, starting: () => void) => Promise<void>;
  readonly drive: Readonly<Record<string, Drive | undefined>>;
  readonly screens: Readonly<Record<string, Screen>>;
  readonly requests: Readonly<Record<string, PortRequest>>;
  readonly languages: readonly Language[];
  readonly notHere: Readonly<Record<string, string | Excuse | undefined>>;
  readonly notFromHere: Readonly<Record<string, string>>;
  readonly adds?: readonly string[];
  readonly inside: readonly Inside[];
  readonly time: 'flowing' | 'paused';
}
