import type { Node, ObjectExpression } from 'oxc-parser';
import { type SourceFile, walk } from '../support/sourceFile.ts';

/** One entry of an object that a chart is written with. */
export type Entry = { key: string; value: Node; at: number };

/** A state as it is written: the whole chart, or one of its states. */
export type StateNode = { name: string; isRoot: boolean; entries: Entry[]; at: number };

/** Entries of an object in their order; what is spread into it or computed is left out. */
export function entriesOf(object: Node): Entry[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key, value, start } = property;
    if (key.type === 'Identifier') return [{ key: key.name, value, at: start }];
    return key.type === 'Literal' ? [{ key: String(key.value), value, at: start }] : [];
  });
}

export function entryOf(object: Node, key: string): Entry | undefined {
  return entriesOf(object).find((entry) => entry.key === key);
}

/** Text of a string literal, or null. */
export function textOf(node: Node | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** Members of a list, or the thing itself when it is none. */
export function listOf(node: Node): Node[] {
  if (node.type !== 'ArrayExpression') return [node];
  return node.elements.flatMap((element) => (element ? [element] : []));
}

/** Every state written in a file of `machines/`, chart and parts of charts alike, outer ones first. */
export function statesOf(file: SourceFile): StateNode[] {
  if (!file.path.startsWith('machines/')) return [];
  return configsOf(file).flatMap(({ config, isRoot }) => statesBelow('', config, isRoot));
}

function statesBelow(name: string, config: Node, isRoot: boolean): StateNode[] {
  const entries = entriesOf(config);
  const states = entries.find(({ key }) => key === 'states');
  const below = states ? entriesOf(states.value) : [];
  return [
    { name, isRoot, entries, at: config.start },
    ...below.flatMap(({ key, value }) => statesBelow(key, value, false)),
  ];
}

/** What is given to `createMachine` (the chart) and to `createStateConfig` (a part of one). */
function configsOf({ program }: SourceFile): { config: ObjectExpression; isRoot: boolean }[] {
  const found: { config: ObjectExpression; isRoot: boolean }[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const called = calledName(node.callee);
    const config = node.arguments[0];
    if (config?.type !== 'ObjectExpression') return;
    if (called === 'createMachine') found.push({ config, isRoot: true });
    if (called === 'createStateConfig') found.push({ config, isRoot: false });
  });
  return found;
}

function calledName(callee: Node): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return null;
  return callee.property.name;
}

/** What is given to `setup`: types, actors, guards, actions, delays. */
export function setupsOf({ path, program }: SourceFile): ObjectExpression[] {
  if (!path.startsWith('machines/')) return [];
  const found: ObjectExpression[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || calledName(node.callee) !== 'setup') return;
    const config = node.arguments[0];
    if (config?.type === 'ObjectExpression') found.push(config);
  });
  return found;
}

/** Transitions of a state: event, timer or condition, and the object or the name of a target that answers it. */
export function transitionsOf({ entries }: StateNode): { event: Entry; transition: Node }[] {
  const byName = entries
    .filter(({ key }) => key === 'on' || key === 'after')
    .flatMap(({ value }) => entriesOf(value));
  const others = entries.filter(({ key }) => key === 'always' || key === 'onDone');
  const invoked = entries
    .filter(({ key }) => key === 'invoke')
    .flatMap(({ value }) => listOf(value))
    .flatMap(entriesOf)
    .filter(({ key }) => ['onDone', 'onError', 'onSnapshot'].includes(key));
  return [...byName, ...others, ...invoked].flatMap((event) =>
    listOf(event.value).map((transition) => ({ event, transition })),
  );
}
