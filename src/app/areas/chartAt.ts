import type { AnyStateMachine } from 'xstate';
import type { AreaInput } from '#machines/area.types.ts';
import { mustBeFilled } from '../mustBeFilled.ts';

type Logic = Pick<
  AnyStateMachine,
  'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot' | 'restoreSnapshot'
>;

/**
 * The charts of the pages beside a list, by their paths in the area: the one of the address begins.
 * @throws Error that names each port nobody filled, and for an address that has no page
 */
export function chartAt(pages: Readonly<Record<string, AnyStateMachine>>): AnyStateMachine {
  Object.values(pages).forEach(mustBeFilled);
  const of = ({ address }: AreaInput): AnyStateMachine => {
    const chart = pages[address.path];
    if (!chart) throw new Error(`There is no page at ${address.path}`);
    return chart;
  };
  const logic: Logic = {
    getInitialSnapshot: (scope, input) => of(input as AreaInput).getInitialSnapshot(scope, input),
    transition: (snapshot, event, scope) => snapshot.machine.transition(snapshot, event, scope),
    start: (snapshot) => snapshot.machine.start(snapshot),
    getPersistedSnapshot: (snapshot, options) => snapshot.machine.getPersistedSnapshot(snapshot, options),
    restoreSnapshot: () => {
      throw new Error('A page beside a list is not kept');
    },
  };
  return logic as AnyStateMachine;
}
