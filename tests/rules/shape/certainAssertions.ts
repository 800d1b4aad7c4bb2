import type { Node } from 'oxc-parser';
import type { Rule } from '../support/rule.ts';
import { childrenOf, walk } from '../support/sourceFile.ts';

/** An assertion is reached in every run of the code around it: a loop may repeat it, nothing may leave it out. */
export const certainAssertions: Rule = (file) => {
  if (!/^tests\/(tours|machines|journeys|domain|server|ui|standins)\//.test(file.path)) return [];
  const found = new Map<number, string>();
  walk(file.program, (node, parents) => {
    if (isAssertion(node)) {
      const declared = parents.findLastIndex(declaresTest);
      const reason = reasonToSkip([...parents.slice(declared + 1), node]);
      if (reason) found.set(node.start, `an assertion ${reason} can be left out: split the case or filter`);
    }
  });
  return [...found].map(([at, message]) => ({ at, message }));
};

/** `expect(…)`, `expect.poll(…)` and functions named after what they expect. */
const isAssertion = (node: Node): boolean => node.type === 'CallExpression' && assertsByName(node.callee);

function assertsByName(callee: Node): boolean {
  if (callee.type === 'Identifier') return /^expect(?:[A-Z]\w*)?$/.test(callee.name);
  return callee.type === 'MemberExpression' && assertsByName(callee.object);
}

/** A test that is not declared is not counted either, so that only what is inside it matters. */
function declaresTest(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return /^(?:test|it)$/.test(callee.name);
  if (callee.type === 'CallExpression') return declaresTest(callee);
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    /^(?:test|it)$/.test(callee.object.name) &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'each'
  );
}

function reasonToSkip(way: readonly Node[]): string | undefined {
  return way
    .slice(1)
    .map((child, index) => skips(way[index]!, child))
    .find((reason) => reason !== undefined);
}

/** Why the parent may leave out the child, if it may. */
function skips(parent: Node, child: Node): string | undefined {
  switch (parent.type) {
    case 'LogicalExpression':
      return parent.right === child ? `behind ${parent.operator}` : undefined;
    case 'ConditionalExpression':
      return parent.test === child ? undefined : 'behind ? :';
    case 'IfStatement':
      return parent.test === child ? undefined : 'behind if';
    case 'SwitchCase':
      return 'in a case of switch';
    case 'CatchClause':
      return 'in catch';
    case 'CallExpression':
      return parent.callee !== child && isOptional(parent) ? 'behind ?.' : undefined;
    case 'BlockStatement':
      return leftBefore(parent.body as readonly Node[], child) ? 'after if … return' : undefined;
    default:
      return undefined;
  }
}

function isOptional(node: Node): boolean {
  if (node.type === 'CallExpression') return node.optional || isOptional(node.callee);
  return node.type === 'MemberExpression' && (node.optional || isOptional(node.object));
}

/** Whether a statement before the child may end the block without an error. */
const leftBefore = (statements: readonly Node[], child: Node): boolean =>
  statements.slice(0, statements.indexOf(child)).some(leaves);

function leaves(node: Node): boolean {
  if (/^(Return|Continue|Break)Statement$/.test(node.type)) return true;
  if (/Function|Class/.test(node.type)) return false;
  return childrenOf(node).some(leaves);
}
