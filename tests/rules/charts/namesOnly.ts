import type { Node } from 'oxc-parser';
import type { Finding, Rule } from '../support/rule.ts';
import { type Entry, entriesOf, entryOf, listOf, statesOf, textOf, transitionsOf } from './chartTree.ts';

/** Inside a chart actions, guards, ports and delays are names; what they do stands in `setup`. */
export const namesOnly: Rule = (file) =>
  statesOf(file).flatMap((state) => {
    const acted = state.entries.filter(({ key }) => key === 'entry' || key === 'exit');
    const answered = transitionsOf(state).flatMap(({ transition }) =>
      entriesOf(transition).filter(({ key }) => key === 'actions' || key === 'guard'),
    );
    const invoked = state.entries.filter(({ key }) => key === 'invoke').flatMap(({ value }) => listOf(value));
    const timed = state.entries.filter(({ key }) => key === 'after').flatMap(({ value }) => entriesOf(value));
    return [
      ...[...acted, ...answered].flatMap(unnamed),
      ...invoked.flatMap(unnamedPort),
      ...timed.flatMap(({ key, at }) =>
        /^\d/.test(key) ? [{ at, message: `the delay ${key} has no name` }] : [],
      ),
    ];
  });

function unnamed({ key, value }: Entry): Finding[] {
  return listOf(value)
    .filter((node) => !isNamed(node))
    .map(({ start }) => ({ at: start, message: `"${key}" holds something else than a name` }));
}

function isNamed(node: Node): boolean {
  if (textOf(node) !== null) return true;
  const keys = entriesOf(node).map(({ key }) => key);
  return keys.length > 0 && keys.every((key) => key === 'type' || key === 'params') && keys.includes('type');
}

function unnamedPort(invoke: Node): Finding[] {
  const [id, src] = [textOf(entryOf(invoke, 'id')?.value), textOf(entryOf(invoke, 'src')?.value)];
  if (src === null) return [{ at: invoke.start, message: 'invokes something that is not a name' }];
  return id === src ? [] : [{ at: invoke.start, message: `invokes ${src} under the id ${id ?? '(none)'}` }];
}
