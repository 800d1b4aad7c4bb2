import type { Rule } from '../support/rule.ts';
import { statesOf } from './chartTree.ts';

const mostStates = 25;
const mostLines = 220;

/** A chart that is larger is split into children. */
export const chartSize: Rule = (file) => {
  if (!file.path.endsWith('.machine.ts')) return [];
  const states = statesOf(file).filter(({ isRoot }) => !isRoot).length;
  const lines = file.source.trimEnd().split('\n').length;
  return [
    ...(states > mostStates ? [{ at: 0, message: `has ${states} states, more than ${mostStates}` }] : []),
    ...(lines > mostLines ? [{ at: 0, message: `has ${lines} lines, more than ${mostLines}` }] : []),
  ];
};
