import { assign, setup } from 'xstate';
import { endsOf } from '#domain/tableFilter.ts';
import type { TableFilterContext, TableFilterEvent, TableFilterInput } from './tableFilter.types.ts';

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
  },
  actions: {
    chooseField: assign(({ context }, key: string) => ({ chosen: [...context.chosen, key] })),
    forgetField: assign(({ context }, key: string) => {
      const ends = context.fields.filter((field) => field.key === key).flatMap(endsOf);
      return {
        chosen: context.chosen.filter((chosen) => chosen !== key),
        values: Object.fromEntries(Object.entries(context.values).filter(([end]) => !ends.includes(end))),
      };
    }),
    startOver: assign(({ context }) => ({ chosen: context.shownAtFirst, values: {} })),
    rememberValue: assign(({ context }, { end, text }: { end: string; text: string }) => {
      const { [end]: _, ...others } = context.values;
      return { values: text === '' ? others : { ...others, [end]: text } };
    }),
    rememberPermission: assign((_, searchIsAllowed: boolean) => ({ searchIsAllowed })),
    rememberSearch: assign(({ context }) => ({ searched: context.values })),
  },
}).createMachine({
  id: 'tableFilter',
  context: ({ input }) => ({ ...input, chosen: input.shownAtFirst, values: {}, searched: {} }),
  on: {
    'parent.allowSearch': {
      actions: { type: 'rememberPermission', params: ({ event }) => event.allowed },
    },
    'person.addField': {
      guard: { type: 'fieldIsFree', params: ({ event }) => event.key },
      actions: { type: 'chooseField', params: ({ event }) => event.key },
      target: '.fillingFields',
    },
    'person.search': { guard: 'searchIsAllowed', actions: 'rememberSearch' },
    'person.reset': { actions: ['startOver', 'rememberSearch'], target: '.fillingFields' },
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
