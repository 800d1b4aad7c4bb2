import type { Finding, Rule } from '../support/rule.ts';
import { type Entry, statesOf } from './chartTree.ts';

const ofChart = ['id', 'version', 'context'];
const ofState = [
  'type',
  'history',
  'target',
  'tags',
  'description',
  'meta',
  'entry',
  'exit',
  'invoke',
  'always',
  'after',
  'on',
  'onDone',
  'initial',
  'states',
  'output',
];

/** The keys of a state always stand in the same order. */
export const keyOrder: Rule = (file) =>
  statesOf(file).flatMap(({ entries, isRoot }) =>
    outOfOrder(entries, isRoot ? [...ofChart, ...ofState] : ofState),
  );

function outOfOrder(entries: readonly Entry[], order: readonly string[]): Finding[] {
  let furthest = { key: '', rank: -1 };
  return entries.flatMap(({ key, at }) => {
    const rank = order.indexOf(key);
    if (rank < 0) return [{ at, message: `"${key}" is no key of a state` }];
    if (rank < furthest.rank) return [{ at, message: `"${key}" belongs before "${furthest.key}"` }];
    furthest = { key, rank };
    return [];
  });
}
