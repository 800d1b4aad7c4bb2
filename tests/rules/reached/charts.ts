import type { Node } from 'oxc-parser';
import { type SourceFile, walk } from '../support/sourceFile.ts';

const calls = (node: Node, name: string): boolean =>
  node.type === 'CallExpression' &&
  ((node.callee.type === 'Identifier' && node.callee.name === name) ||
    (node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      node.callee.property.name === name));

const nameOf = (key: Node): string | null => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
};

function textsIn(node: Node): string[] {
  const texts: string[] = [];
  walk(node, (below) => {
    if (below.type === 'Literal' && typeof below.value === 'string') texts.push(below.value);
  });
  return texts;
}

function found(file: SourceFile, textsOf: (node: Node) => string[]): string[] {
  const all: string[] = [];
  walk(file.program, (node) => void all.push(...textsOf(node)));
  return all;
}

/** The types of the events that actions of a chart emit. */
export function emittedIn(file: SourceFile): string[] {
  return found(file, (node) => {
    if (node.type !== 'CallExpression' || !calls(node, 'emit')) return [];
    const types: string[] = [];
    walk(node, (below) => {
      if (below.type === 'Property' && nameOf(below.key) === 'type') types.push(...textsIn(below.value));
    });
    return types;
  });
}

/** What a file listens to: `actor.on('a.happen', …)`, or an entry of a table of listeners. */
export function listenedToIn(file: SourceFile): string[] {
  return found(file, (node) => {
    if (node.type === 'CallExpression' && calls(node, 'on'))
      return node.arguments.slice(0, 1).flatMap(textsIn);
    return node.type === 'Property' && node.key.type === 'Literal' ? textsIn(node.key) : [];
  });
}

/** The tags that states of a chart carry. */
export function tagsIn(file: SourceFile): string[] {
  return found(file, (node) => {
    if (node.type !== 'Property' || nameOf(node.key) !== 'tags') return [];
    return ['Literal', 'ArrayExpression'].includes(node.value.type) ? textsIn(node.value) : [];
  });
}

/** The tags that a file asks a snapshot for. */
export function tagsReadIn(file: SourceFile): string[] {
  return found(file, (node) =>
    node.type === 'CallExpression' && calls(node, 'hasTag') ? node.arguments.flatMap(textsIn) : [],
  );
}
