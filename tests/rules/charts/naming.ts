import { posix } from 'node:path';
import { pathsOf } from '../support/project.ts';
import type { Finding, Rule } from '../support/rule.ts';
import { entriesOf, entryOf, setupsOf, statesOf, textOf } from './chartTree.ts';

/** State names that the documents give literally. */
const literalStates = ['NOT_STARTED', 'INITIATED', 'COMPLETED', 'PAYMENT', 'PREMIUM'];

/** Who may do something to a chart; a chart that speaks to another is named as itself. */
const whos = new Set([
  'area',
  'person',
  'frame',
  'page',
  'screen',
  'staff',
  'server',
  'session',
  'clock',
  'tabs',
  'connection',
  'parent',
  'section',
  'settlement',
  ...pathsOf('machines/**/*.machine.ts').map((path) => posix.basename(path, '.machine.ts')),
]);

type Convention = { wanted: RegExp; refused?: RegExp; form: string };

const camelCase = /^[a-z][A-Za-z0-9]*$/;
const numbered = /^(step|state|page|screen)(\d+|One|Two|Three|Four|Five)$/;
const conventions = {
  state: {
    wanted: camelCase,
    refused: new RegExp(`${numbered.source}|^(loading|success|error|failure)$`),
    form: 'what is going on or has become true',
  },
  guards: {
    wanted: camelCase,
    refused: /^(not|no|check|validate|handle|cannot|is|has|can|should)[A-Z]/,
    form: 'a positive statement',
  },
  actions: {
    wanted: camelCase,
    refused: /^(handle|on|do|process|set)[A-Z]/,
    form: 'verb and object, the effect on what is remembered',
  },
  actors: {
    wanted: camelCase,
    refused: /^(handle|on|do)[A-Z]|^(api|service)|Service$/,
    form: 'verb and object',
  },
  delays: { wanted: camelCase, refused: /^\d/, form: 'noun of the period' },
} satisfies Record<string, Convention>;

/** Names of a chart follow the conventions of the house. */
export const naming: Rule = (file) => {
  const states = statesOf(file);
  return [
    ...states.flatMap(({ name, at, isRoot }) =>
      isRoot || name === '' || literalStates.includes(name) ? [] : refused('state', name, at),
    ),
    ...states.flatMap(({ entries }) =>
      entries
        .filter(({ key }) => key === 'on')
        .flatMap(({ value }) => entriesOf(value))
        .flatMap(({ key, at }) => refusedEvent(key, at)),
    ),
    ...setupsOf(file).flatMap((setup) =>
      (['guards', 'actions', 'actors', 'delays'] as const).flatMap((kind) => {
        const group = entryOf(setup, kind);
        return group ? entriesOf(group.value).flatMap(({ key, at }) => refused(kind, key, at)) : [];
      }),
    ),
    ...refusedChart(file.path, states),
  ];
};

function refused(kind: keyof typeof conventions, name: string, at: number): Finding[] {
  const convention: Convention = conventions[kind];
  const right = convention.wanted.test(name) && !convention.refused?.test(name);
  return right ? [] : [{ at, message: `${kind} "${name}": the form is ${convention.form}` }];
}

function refusedEvent(name: string, at: number): Finding[] {
  const [who = '', what = '', ...rest] = name.split('.');
  const right = whos.has(who) && rest.length === 0 && (what === '*' || camelCase.test(what));
  return right ? [] : [{ at, message: `event "${name}": the form is <who>.<verb><Object>` }];
}

/** A chart has the id of its file, and stands in the file of that name. */
function refusedChart(path: string, states: ReturnType<typeof statesOf>): Finding[] {
  const chart = /^machines\/(?:.*\/)?([A-Za-z]+)\.machine\.ts$/.exec(path)?.[1];
  return states
    .filter(({ isRoot }) => isRoot)
    .flatMap(({ entries, at }) => {
      const id = textOf(entries.find(({ key }) => key === 'id')?.value);
      return id !== null && id === chart
        ? []
        : [
            {
              at,
              message: `the chart ${id ?? '(no id)'} stands in ${path}; the form is <chart>/<chart>.machine.ts`,
            },
          ];
    });
}
