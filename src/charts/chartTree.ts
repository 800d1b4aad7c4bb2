/** A name on a chart with its constant parameters, as they stand in the chart. */
export interface ChartName {
  readonly name: string;
  /** constants only; what is read from context or event is not shown */
  readonly params: readonly string[];
}

/** What makes a transition happen. */
export type ChartTrigger =
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'delay'; readonly name: string }
  | { readonly kind: 'answered' | 'failed' | 'changed'; readonly name: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'finished' };

export interface ChartTransition {
  readonly id: string;
  readonly trigger: ChartTrigger;
  readonly guard: ChartName | null;
  /** last of several, taken when the guards above are false */
  readonly otherwise: boolean;
  readonly actions: readonly ChartName[];
  /** ids of the states it leads to; none when the chart stays where it is */
  readonly targets: readonly string[];
}

export interface ChartPort extends ChartName {
  /** id of the chart that it starts, when it is one */
  readonly chart: string | null;
}

export interface ChartState {
  readonly id: string;
  /** dotted, below the chart; empty for the chart itself */
  readonly path: string;
  readonly key: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly requirements: readonly string[];
  readonly entry: readonly ChartName[];
  readonly exit: readonly ChartName[];
  readonly ports: readonly ChartPort[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** A statechart without its machine: what a picture or a table of it shows. */
export interface ChartTree {
  readonly id: string;
  readonly root: ChartState;
}

/** A state and all states inside it, outer ones first. */
export function statesIn(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesIn)];
}
