import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

/** A file with its syntax tree. */
export type SourceFile = {
  /** From the project's root, with forward slashes. */
  path: string;
  source: string;
  program: Program;
};

export function parseFile(path: string, source: string): SourceFile {
  const { program, errors } = parseSync(path, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { path, source, program };
}

/** Line of an offset, counted from 1. */
export function lineAt({ source }: SourceFile, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Visits a node and everything below, parents first; `visit` may answer `false` to leave out what is below. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void | false,
  parents: readonly Node[] = [],
): void {
  if (visit(node, parents) === false) return;
  const below = [...parents, node];
  for (const child of childrenOf(node)) walk(child, visit, below);
}

export function childrenOf(node: Node): Node[] {
  const record = node as unknown as Record<string, unknown>;
  return (visitorKeys[node.type] ?? []).flatMap((key) => nodesIn(record[key]));
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : [];
}
