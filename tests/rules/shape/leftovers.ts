import { parseSync } from 'oxc-parser';
import type { Finding, Rule } from '../support/rule.ts';
import { walk } from '../support/sourceFile.ts';

const unfinished = /\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/;

/** Nothing unfinished and nothing switched off stays in a file. */
export const noLeftovers: Rule = (file) => [...unfinishedIn(file.path, file.source), ...switchedOff(file)];

function unfinishedIn(path: string, source: string): Finding[] {
  return parseSync(path, source)
    .comments.filter(({ value }) => unfinished.test(value) || /@ts-(ignore|nocheck)/.test(value))
    .map(({ start }) => ({
      at: start,
      message: 'a comment tells of unfinished work or silences the compiler',
    }));
}

const switches = ['only', 'skip', 'todo', 'fixme', 'skipIf', 'runIf', 'fails', 'waitForTimeout'];

const switchedOff: Rule = (file) => {
  if (!file.path.startsWith('tests/')) return [];
  const found: Finding[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return;
    const { name } = node.property;
    const ofTest = node.object.type === 'Identifier' && /^(test|it|describe)$/.test(node.object.name);
    if (name === 'waitForTimeout' || (ofTest && switches.includes(name))) {
      found.push({ at: node.start, message: `${name} leaves a test out or waits without reason` });
    }
  });
  return found;
};
