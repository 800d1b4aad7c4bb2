import type { Node } from 'oxc-parser';
import { childrenOf, type SourceFile, walk } from './sourceFile.ts';

/** A use of a name that the file does not declare itself, with the member that is read from it, e.g. `Date.now`. */
export type GlobalUse = { name: string; at: number };

const typePositions = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)/;

/** Every use of a global: `fetch`, `Date.now`, `new Date()` (without arguments), `process.env` … */
export function globalUsesOf({ program }: SourceFile): GlobalUse[] {
  const uses: GlobalUse[] = [];
  visit(program, [], new Set());
  return uses;

  function visit(node: Node, parents: readonly Node[], known: ReadonlySet<string>): void {
    if (typePositions.test(node.type)) return;
    const names = opensScope(node) ? new Set([...known, ...declaredIn(node)]) : known;
    const parent = parents.at(-1);
    if (node.type === 'Identifier' && isReference(node, parent) && !names.has(node.name)) {
      uses.push({ name: describe(node.name, node, parents), at: node.start });
    }
    for (const child of childrenOf(node)) visit(child, [...parents, node], names);
  }
}

function describe(name: string, node: Node, parents: readonly Node[]): string {
  const parent = parents.at(-1);
  if (parent?.type === 'MemberExpression' && parent.object === node) {
    const member = parent.property;
    if (!parent.computed && member.type === 'Identifier') return `${name}.${member.name}`;
  }
  if (parent?.type === 'NewExpression' && parent.callee === node) {
    return parent.arguments.length === 0 ? `new ${name}()` : `new ${name}(…)`;
  }
  return name;
}

function opensScope(node: Node): boolean {
  return (
    node.type === 'Program' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** Names declared in a function or file, those of its blocks included, those of inner functions not. */
function declaredIn(scope: Node): Set<string> {
  const names = new Set<string>();
  const add = (pattern: Node | null) => pattern && namesOf(pattern).forEach((name) => names.add(name));
  if (scope.type === 'FunctionExpression') add(scope.id);
  if ('params' in scope && Array.isArray(scope.params)) scope.params.forEach((param) => add(param as Node));
  walk(scope, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id);
    if (node.type === 'CatchClause') add(node.param);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') add(node.id);
    if (/^Import.*Specifier$/.test(node.type) && 'local' in node) add(node.local as Node);
    return node !== scope && opensScope(node) ? false : undefined;
  });
  return names;
}

function namesOf(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesOf(element) : []));
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}

function isReference(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    case 'Property':
      return parent.value === node || parent.computed;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}
