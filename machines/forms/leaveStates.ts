/**
 * Whether something typed is not saved yet, and what is asked once before Back drops it. A region beside the states
 * of the form; what else would leave the page is asked by the portal, which is told here. The chart's `somethingIsUnsaved`
 * and `everythingIsSaved` decide.
 */
export const leaveStates = {
  initial: 'free',
  states: {
    free: {
      always: {
        guard: 'somethingIsUnsaved',
        actions: { type: 'reportUnsaved', params: true },
        target: 'holding',
      },
    },
    holding: {
      tags: 'unsaved',
      always: {
        guard: 'everythingIsSaved',
        actions: { type: 'reportUnsaved', params: false },
        target: 'free',
      },
      on: { 'person.goBack': 'asking' },
    },
    asking: {
      tags: 'unsaved',
      on: {
        'person.stay': 'holding',
        'person.leave': { actions: 'leaveBack', target: 'left' },
      },
    },
    left: {},
  },
} as const;
