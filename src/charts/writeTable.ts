import { statesIn, type ChartName, type ChartState, type ChartTree } from './chartTree.ts';
import type { Speaker } from './words.ts';

/** The chart as Markdown: its picture, its states and its transitions, in the words of one language. */
export function writeTable(tree: ChartTree, say: Speaker, picture: string): string {
  const states = statesIn(tree.root);
  const names = new Map(states.map((state) => [state.id, state.path ? say.state(state) : say.title]));
  return `${[
    `# ${say.title}`,
    `![${say.title}](${picture})`,
    `## ${say.phrase('states')}`,
    table(
      ['state', 'kind', 'tags', 'ports', 'entry', 'exit', 'requirements'].map((name) =>
        say.phrase(`${name}Column`),
      ),
      states.map((state) => stateRow(state, say, names, states)),
    ),
    `## ${say.phrase('transitions')}`,
    table(
      ['from', 'trigger', 'guard', 'actions', 'target'].map((name) => say.phrase(`${name}Column`)),
      states.flatMap((state) => transitionRows(state, say, names)),
    ),
  ].join('\n\n')}\n`;
}

type Names = ReadonlyMap<string, string>;

function stateRow(state: ChartState, say: Speaker, names: Names, all: readonly ChartState[]): string[] {
  const depth = state.path ? state.path.split('.').length : 0;
  const kind = [
    ...(all.some(({ initial }) => initial === state.id) ? [say.phrase('initial')] : []),
    ...(state.kind === 'atomic' ? [] : [say.phrase(`kind.${state.kind}`)]),
  ];
  const acted = (actions: readonly ChartName[]) => actions.map(say.action).join('; ');
  return [
    `${'– '.repeat(depth)}${names.get(state.id)}`,
    kind.join(', '),
    state.tags.map(say.tag).join(', '),
    state.ports.map(({ name }) => say.port(name)).join('; '),
    acted(state.entry),
    acted(state.exit),
    state.requirements.join(', '),
  ];
}

function transitionRows(state: ChartState, say: Speaker, names: Names): string[][] {
  return state.transitions.map(({ trigger, guard, otherwise, actions, targets }) => [
    names.get(state.id) ?? '',
    say.trigger(trigger),
    guard ? say.guard(guard) : otherwise ? say.phrase('otherwise') : '',
    actions.length === 0 && targets.length === 0 ? say.phrase('ignored') : actions.map(say.action).join('; '),
    targets.length > 0 ? targets.map((id) => names.get(id)).join(', ') : say.phrase('stays'),
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
