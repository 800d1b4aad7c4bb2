import { assign, sendParent, setup } from 'xstate';
import { endsOf, type FilterField, filterProblems, type Filter, searchedFor } from '#domain/tableFilter.ts';
import type {
  TableFilterContext,
  TableFilterEvent,
  TableFilterInput,
  TableFilterReport,
} from './tableFilter.types.ts';

/** The fields that show at first, and those that have a value. */
function chosenWith(
  fields: readonly FilterField[],
  shownAtFirst: readonly string[],
  filter: Filter,
): readonly string[] {
  const filled = fields.filter((field) => endsOf(field).some((end) => end in filter)).map(({ key }) => key);
  return [...new Set([...shownAtFirst, ...filled])];
}

/** What a table is searched for: the fields that the person chooses, their values, and the search itself. */
export const tableFilterMachine = setup({
  types: {
    input: {} as TableFilterInput,
    context: {} as TableFilterContext,
    events: {} as TableFilterEvent,
    meta: {} as { requirements: readonly string[] },
  },
  guards: {
    nothingIsChosen: ({ context }) => context.chosen.length === 0,
    fieldIsFree: ({ context }, key: string) =>
      !context.chosen.includes(key) && context.fields.some((field) => field.key === key),
    endIsChosen: ({ context }, end: string) =>
      context.fields.some((field) => context.chosen.includes(field.key) && endsOf(field).includes(end)),
    fieldIsChosen: ({ context }, key: string) => context.chosen.includes(key),
    searchIsAllowed: ({ context }) => context.searchIsAllowed,
    valueIsWrongInSearch: ({ context }) =>
      context.searchIsAllowed && Object.keys(filterProblems(context.fields, context.filter)).length > 0,
  },
  actions: {
    chooseField: assign(({ context }, key: string) => ({ chosen: [...context.chosen, key] })),
    forgetField: assign(({ context }, key: string) => {
      const ends = context.fields.filter((field) => field.key === key).flatMap(endsOf);
      return {
        chosen: context.chosen.filter((chosen) => chosen !== key),
        filter: Object.fromEntries(Object.entries(context.filter).filter(([end]) => !ends.includes(end))),
        problems: Object.fromEntries(Object.entries(context.problems).filter(([end]) => !ends.includes(end))),
      };
    }),
    startOver: assign(({ context }) => ({ chosen: context.shownAtFirst, filter: {}, problems: {} })),
    rememberValue: assign(({ context }, { end, text }: { end: string; text: string }) => {
      const { [end]: _, ...others } = context.filter;
      const { [end]: __, ...problems } = context.problems;
      return { filter: text === '' ? others : { ...others, [end]: text }, problems };
    }),
    takeFilter: assign(({ context: { fields, shownAtFirst } }, filter: Filter) => ({
      chosen: chosenWith(fields, shownAtFirst, filter),
      filter,
      problems: {},
    })),
    noteProblems: assign(({ context }) => ({ problems: filterProblems(context.fields, context.filter) })),
    rememberPermission: assign((_, searchIsAllowed: boolean) => ({ searchIsAllowed })),
    tellSearch: sendParent(
      ({ context }): TableFilterReport => ({
        type: 'tableFilter.searchRows',
        filter: searchedFor(context.filter),
      }),
    ),
  },
}).createMachine({
  id: 'tableFilter',
  context: ({ input }) => ({
    ...input,
    chosen: chosenWith(input.fields, input.shownAtFirst, input.filter),
    problems: {},
  }),
  on: {
    'parent.allowSearch': {
      actions: { type: 'rememberPermission', params: ({ event }) => event.allowed },
    },
    'person.addField': {
      guard: { type: 'fieldIsFree', params: ({ event }) => event.key },
      actions: { type: 'chooseField', params: ({ event }) => event.key },
      target: '.fillingFields',
    },
    'parent.fillFields': {
      actions: { type: 'takeFilter', params: ({ event }) => event.filter },
      target: '.fillingFields',
    },
    'person.search': [
      { guard: 'valueIsWrongInSearch', actions: 'noteProblems' },
      { guard: 'searchIsAllowed', actions: 'tellSearch' },
    ],
    'person.reset': { actions: ['startOver', 'tellSearch'], target: '.fillingFields' },
  },
  initial: 'fillingFields',
  states: {
    withoutFields: { meta: { requirements: ['WG-056'] } },
    fillingFields: {
      meta: { requirements: ['WG-055', 'WG-057'] },
      always: { guard: 'nothingIsChosen', target: 'withoutFields' },
      on: {
        'person.enterValue': {
          guard: { type: 'endIsChosen', params: ({ event }) => event.end },
          actions: { type: 'rememberValue', params: ({ event }) => ({ end: event.end, text: event.text }) },
        },
        'person.deleteField': {
          guard: { type: 'fieldIsChosen', params: ({ event }) => event.key },
          actions: { type: 'forgetField', params: ({ event }) => event.key },
        },
      },
    },
  },
});
