import type { Node } from 'oxc-parser';
import type { Rule } from '../support/rule.ts';
import { lineAt, type SourceFile, walk } from '../support/sourceFile.ts';

const mostIds = 4;
const mostLines = 40;
const id = /\[[A-Z]{2}-\d{3}(?: partly)?\]/g;

/** A test proves few requirements, so that a red one says which is broken. */
export const fewRequirements: Rule = (file) =>
  testsOf(file).flatMap(({ node, title }) => {
    const count = title.match(id)?.length ?? 0;
    return count > mostIds ? [{ at: node.start, message: `a test of ${count} requirements` }] : [];
  });

/** A journey is short; what journeys share is a session, not a test. */
export const shortJourneys: Rule = (file) => {
  if (!file.path.startsWith('tests/journeys/')) return [];
  return testsOf(file).flatMap(({ node }) => {
    const lines = lineAt(file, node.end) - lineAt(file, node.start) + 1;
    return lines > mostLines ? [{ at: node.start, message: `a journey of ${lines} lines` }] : [];
  });
};

type Declared = { node: Node; title: string };

function testsOf(file: SourceFile): Declared[] {
  if (!file.path.startsWith('tests/')) return [];
  const found: Declared[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return;
    const [title] = node.arguments;
    if (title && (title.type === 'Literal' || title.type === 'TemplateLiteral'))
      found.push({ node, title: file.source.slice(title.start, title.end) });
  });
  return found;
}

/** `test`, `it`, or what `test.each(…)` gives. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it';
  return (
    callee.type === 'CallExpression' &&
    callee.callee.type === 'MemberExpression' &&
    callee.callee.object.type === 'Identifier' &&
    isTest(callee.callee.object)
  );
}
