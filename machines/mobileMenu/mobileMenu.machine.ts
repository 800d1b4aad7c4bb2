import { setup } from 'xstate';

export type MobileMenuEvent =
  | { type: 'person.toggleMenu' }
  | { type: 'person.pressBesideMenu' }
  | { type: 'person.escapeMenu' }
  | { type: 'person.followMenuItem' };

/** [NV-013] [NV-014] [NV-015] The menu of narrow screens, which folds away behind its button. */
export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent, meta: {} as { requirements: readonly string[] } },
  delays: {
    /** [NV-015] So long the button does nothing after a press beside the open menu. */
    restAfterPressBeside: 1000,
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: {
      meta: { requirements: ['NV-013'] },
      on: { 'person.toggleMenu': 'open' },
    },
    open: {
      meta: { requirements: ['NV-013', 'NV-014', 'NV-042'] },
      on: {
        'person.toggleMenu': 'closed',
        'person.pressBesideMenu': 'resting',
        'person.escapeMenu': 'closed',
        'person.followMenuItem': 'closed',
      },
    },
    resting: {
      meta: { requirements: ['NV-015'] },
      after: { restAfterPressBeside: 'closed' },
    },
  },
});
