import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isUnfilledPort } from '#machines/ports.ts';
import type { AnyEntityKind } from './entity.ts';

/** What keeps kinds of entities from running, each named by kind and port; none when all is well. */
export function kindFaults(kinds: readonly AnyEntityKind[]): string[] {
  const names = kinds.map(({ name }) => name);
  const doubled = names.filter((name, place) => names.indexOf(name) !== place);
  return [...doubled.map((name) => `${name} is there twice`), ...kinds.flatMap(faultsOf)];
}

function faultsOf({ name, machine, ports }: AnyEntityKind): string[] {
  const asked = portsOf(machine);
  const filled = Object.keys(ports).filter((port) => ports[port] !== undefined);
  const children = Object.entries(machine.implementations.actors).filter(
    ([, logic]) => !isUnfilledPort(logic),
  );
  const hasHistory = nodesOf(machine.root).some(({ type }) => type === 'history');
  return [
    ...asked.filter((port) => !filled.includes(port)).map((port) => `${name}.${port} is not filled`),
    ...filled.filter((port) => !asked.includes(port)).map((port) => `${name}.${port} is not in the chart`),
    ...children.map(([child]) => `${name}.${child} is not a port`),
    ...(hasHistory ? [`${name} has a history, which is not stored`] : []),
  ];
}

/** The ports of a chart, those that it invokes without a name of its own included. */
function portsOf(machine: AnyStateMachine): string[] {
  const invoked = nodesOf(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  return [...new Set([...Object.keys(machine.implementations.actors), ...invoked])];
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
