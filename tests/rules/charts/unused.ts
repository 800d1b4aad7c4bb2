import type { AnyStateMachine } from 'xstate';
import { namesOf } from './chartNames.ts';

/** What `setup` declares and neither the chart nor another declaration names. */
export function unusedDeclarations(machine: AnyStateMachine, source: string): string[] {
  const { guards, actions, actors, delays } = machine.implementations;
  const onChart = new Set(namesOf(machine).map(({ kind, name }) => `${kind}.${name}`));
  const declared = { guard: guards, action: actions, port: actors, delay: delays };
  return Object.entries(declared).flatMap(([kind, implementations]) =>
    Object.keys(implementations)
      .filter((name) => !onChart.has(`${kind}.${name}`) && !namedInDeclaration(source, name))
      .map((name) => `${kind} ${name}`),
  );
}

/** A composed guard names its parts, an action may name a delay or a port: in quotes. */
function namedInDeclaration(source: string, name: string): boolean {
  const setup = source.slice(0, source.indexOf('createMachine'));
  const uses = setup.split(`'${name}'`).length - 1;
  const own = new RegExp(
    `\\b${name}: (port|listenerPort|observablePort|chartPort)\\b[^\\n]*\\('${name}'\\)`,
  ).test(setup)
    ? 1
    : 0;
  return uses > own;
}
