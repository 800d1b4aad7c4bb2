import type { AnyStateMachine } from 'xstate';
import type { Language } from '#domain/locales.ts';
import type { Tour } from '../define.ts';
import type { Excuse, Person, Seeing } from '../journeys/types.ts';
import type { StatePath } from '../types.ts';
import type { PageCommands } from './stage.ts';

/** Who works at the page of the views; what no person can do is commanded. */
export interface Viewer extends Person {
  command<Name extends keyof PageCommands>(
    name: Name,
    ...given: Parameters<PageCommands[Name]>
  ): Promise<void>;
}

/** How a person does what a stimulus says. */
export type ViewGesture = (viewer: Viewer) => Promise<void>;
export type ViewDrive =
  | ViewGesture
  | { readonly requirements: readonly string[]; readonly gesture: ViewGesture }
  /** Nobody does it in this view; the reason why it is commanded all the same. */
  | { readonly commanded: string; readonly requirements?: readonly string[] };
/** null: the state has nothing of its own to be seen. */
export type ViewScreen = Seeing | readonly Seeing[] | null;

/** The tours of a chart through its views. */
export interface ViewTour<M extends AnyStateMachine, Id extends string> {
  readonly tour: Tour<M, Id>;
  /** For each stimulus by which a person or an agent sends something; others are commanded unless listed here. */
  readonly drive: Partial<Readonly<Record<Id, ViewDrive>>>;
  readonly screens: Readonly<Record<StatePath<M>, ViewScreen>>;
  /**
   * Stimuli that a person cannot bring about in the views, with the reason, everywhere or where told; transitions that
   * only they take are left out. Fails when the stimulus could happen at none of these places.
   */
  readonly notHere?: Partial<Readonly<Record<Id, string | Excuse>>>;
  /** the languages in turn; both by default */
  readonly languages?: readonly Language[];
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** The tours of whatever chart through its views. */
export interface AnyViewTour {
  readonly tour: Tour<AnyStateMachine, string>;
  readonly drive: Readonly<Record<string, ViewDrive | undefined>>;
  readonly screens: Readonly<Record<string, ViewScreen>>;
  readonly notHere: Readonly<Record<string, string | Excuse | undefined>>;
  readonly languages: readonly Language[];
  readonly viewport: { readonly width: number; readonly height: number };
}
