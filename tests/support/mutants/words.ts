import type { AnyStateMachine } from 'xstate';
import { type ChartState, statesIn } from '#src/charts/chartTree.ts';
import { readMachine } from '#src/charts/readMachine.ts';
import { type ChartWords, createSpeaker, type Phrases, type Speaker } from '#src/charts/words.ts';
import type { Arrow, Change, Mutant } from './mutants.ts';

/** Says what is wrong with the mutants of a chart, in the chart's English words. */
export function describer(
  machine: AnyStateMachine,
  words: ChartWords,
  phrases: Phrases,
): (mutant: Mutant) => string {
  const tree = readMachine(machine);
  const say = createSpeaker(tree, words, phrases);
  const states = new Map(statesIn(tree.root).map((state) => [state.id, state]));
  const target = (id: string) => placeOf(states.get(id)!, say);
  return ({ change }) => said(change, say, target, words[`${tree.id}.delay.${delayOf(change)}`]);
}

function said(
  change: Change,
  say: Speaker,
  target: (id: string) => string,
  delay: string | undefined,
): string {
  switch (change.kind) {
    case 'delayDoubled':
      return `Twice as long: ${delay ?? change.delay}`;
    case 'withoutPort':
      return `${placeOf(change.state, say)}: “${say.port(change.port.name)}” is not started`;
    case 'withoutAction': {
      const where =
        'gate' in change.on
          ? `${placeOf(change.on.state, say)}, on ${change.on.gate === 'entry' ? 'entry' : 'leaving'}`
          : arrow(change.on, say, target);
      return `${where}: “${say.action(change.action)}” is left out`;
    }
    case 'dropped':
      return `${arrow(change.on, say, target)}: dropped`;
    case 'sentElsewhere':
      return `${arrow(change.on, say, target)}: leads to “${placeOf(change.to, say)}” instead`;
    case 'guardHolds':
    case 'guardFails':
      return `${arrow(change.on, say, target)}: the condition is ${change.kind === 'guardHolds' ? 'always' : 'never'} met`;
  }
}

function arrow({ state, transition }: Arrow, say: Speaker, target: (id: string) => string): string {
  const guard = transition.guard ? ` [${say.guard(transition.guard)}]` : '';
  const targets = transition.targets.map(target).join(' + ') || 'stays';
  return `${placeOf(state, say)} · ${say.trigger(transition.trigger)}${guard} → ${targets}`;
}

function placeOf(state: ChartState, say: Speaker): string {
  return state.path === '' ? say.title : say.state(state);
}

function delayOf(change: Change): string {
  return change.kind === 'delayDoubled' ? change.delay : '';
}
