import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Language } from '#domain/locales.ts';
import type { Tour } from '../define.ts';
import type { AnyTour } from '../types.ts';
import type { AnsweredName } from './answered/screens.ts';

/** How a chart is shown: its real view, and what the view reads of the charts inside. */
export interface Stage {
  readonly tour: AnyTour;
  show(actor: never, language: Language): ReactNode;
  /** Real logic in the place of the doubles of children whose snapshots the view reads, by their names in the chart. */
  readonly children: Readonly<Record<string, AnyActorLogic>>;
  /** What a link of the view asks of the chart; null where the view has addresses of its own. */
  readonly onFollow: ((actor: never, path: string, field: string) => void) | null;
}

/** Declares how a chart is shown. */
export function defineStage<M extends AnyStateMachine>(
  tour: Tour<M, string>,
  show: (actor: ActorRefFrom<M>, language: Language) => ReactNode,
  children: Readonly<Record<string, AnyActorLogic>> = {},
  onFollow: ((actor: ActorRefFrom<M>, path: string, field: string) => void) | null = () => undefined,
): Stage {
  return { tour, show, children, onFollow };
}

/** What the chart on the page did since it was asked last. */
export interface News {
  readonly taken: readonly string[];
  readonly value: unknown;
  readonly status: string;
  /** what the chart broke at */
  readonly error?: string;
}

/** What tests command on the page. */
export interface PageCommands {
  /** Shows a chart anew, from one of its beginnings. */
  open(chart: string, beginning: string, language: Language): News;
  /** Shows a screen whose ports answer by themselves, anew. */
  visit(screen: AnsweredName, asked: object, language: Language): Promise<void>;
  /** Shows the screen that is visited in another language. */
  speak(language: Language): void;
  /** Does to the chart what is no gesture: the answer of a port, time that passes, an event of a neighbour. */
  apply(stimulus: string, pieces: readonly number[]): News;
  /** Ends a port of a chart inside: `suggestDepartures/searchLocations`. */
  end(port: string, answer: { readonly output: unknown } | { readonly error: unknown }): News;
  /** Says something to a chart inside, or as a neighbour to the chart itself, by the empty name. */
  tell(chart: string, event: { readonly type: string }): News;
  /** Lets so many milliseconds of the charts pass. */
  pass(milliseconds: number): News;
  /** The server said something of a problem's code. */
  say(language: Language, code: string, text: string): News;
  news(): News;
}
