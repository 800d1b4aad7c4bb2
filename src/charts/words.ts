import type { ChartName, ChartState, ChartTree, ChartTrigger } from './chartTree.ts';
import { statesIn } from './chartTree.ts';

/** The words of one chart, `<chart>.<kind>.<name>` to text. */
export type ChartWords = Readonly<Record<string, string>>;
/** What all pictures say: `after`, `otherwise` and so on; `{name}` stands for what is put in. */
export type Phrases = Readonly<Record<string, string>>;

/** Says in one language everything that stands on one chart. */
export interface Speaker {
  readonly title: string;
  state(state: ChartState): string;
  tag(name: string): string;
  port(name: string): string;
  action(action: ChartName): string;
  guard(guard: ChartName): string;
  trigger(trigger: ChartTrigger): string;
  phrase(key: string, values?: Readonly<Record<string, string>>): string;
}

/** Throws when a name of the chart has no word, naming every key that is missing. */
export function createSpeaker(tree: ChartTree, words: ChartWords, phrases: Phrases): Speaker {
  const missing = missingWords(tree, words);
  if (missing.length > 0) throw new Error(`No word for: ${missing.join(', ')}`);
  const word = (kind: string, name: string) => words[`${tree.id}.${kind}.${name}`] as string;
  const phrase: Speaker['phrase'] = (key, values = {}) => {
    const text = phrases[key];
    if (text === undefined) throw new Error(`No phrase for: ${key}`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
  const withParams = (text: string, params: readonly string[]) =>
    params.length > 0 ? `${text} (${params.join(', ')})` : text;
  return {
    title: word('machine', tree.id),
    state: ({ path, key }) => words[`${tree.id}.state.${path}`] ?? word('state', key),
    tag: (name) => word('tag', name),
    port: (name) => word('port', name),
    action: ({ name, params }) => withParams(word('action', name), params),
    guard: ({ name, params }) => withParams(word('guard', name), params),
    trigger: (trigger) => {
      if (trigger.kind === 'event') return word('event', trigger.name);
      if (trigger.kind === 'delay') return phrase('delay', { delay: word('delay', trigger.name) });
      if ('name' in trigger) return phrase(trigger.kind, { port: word('port', trigger.name) });
      return phrase(trigger.kind);
    },
    phrase,
  };
}

/** Keys of names on the chart for which there is no word, in the order of the chart. */
export function missingWords(tree: ChartTree, words: ChartWords): string[] {
  const keys = new Set<string>();
  const need = (kind: string, name: string) => keys.add(`${tree.id}.${kind}.${name}`);
  need('machine', tree.id);
  for (const state of statesIn(tree.root)) {
    if (state.path && !(`${tree.id}.state.${state.path}` in words)) need('state', state.key);
    for (const tag of state.tags) need('tag', tag);
    for (const port of state.ports) need('port', port.name);
    for (const action of [...state.entry, ...state.exit]) need('action', action.name);
    for (const { trigger, guard, actions } of state.transitions) {
      if (trigger.kind === 'event' || trigger.kind === 'delay') need(trigger.kind, trigger.name);
      if (guard) need('guard', guard.name);
      for (const action of actions) need('action', action.name);
    }
  }
  return [...keys].filter((key) => !(key in words));
}
