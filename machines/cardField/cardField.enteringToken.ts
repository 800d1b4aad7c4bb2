import { cardFieldSetup } from './cardField.setup.ts';

/** [PY-024] A token that the provider gave elsewhere is entered; no frame is loaded for it. */
export const enteringToken = cardFieldSetup.createStateConfig({
  meta: { requirements: ['PY-024', 'PY-025'] },
  on: {
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
  },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'person.type': {
          actions: [{ type: 'rememberName', params: ({ event }) => event.text }, 'tellName'],
        },
        'person.typeToken': { actions: { type: 'rememberTokenNumber', params: ({ event }) => event.text } },
        'person.leaveToken': { actions: 'judgeTokenNumber' },
        'person.enterCard': {
          actions: ['forgetTokenNumber', 'tellReopened'],
          target: '#cardField.framed',
        },
      },
      initial: 'incomplete',
      states: {
        incomplete: {
          always: { guard: 'tokenIsComplete', target: 'complete' },
          on: { 'parent.tokenise': { actions: { type: 'tellRefused', params: 'tokenNumber.invalid' } } },
        },
        complete: {
          meta: { requirements: ['PY-043'] },
          entry: 'tellCompleted',
          always: { guard: 'tokenIsIncomplete', actions: 'tellReopened', target: 'incomplete' },
          on: { 'parent.tokenise': '#cardField.enteringToken.given' },
        },
      },
    },
    given: {
      meta: { requirements: ['PY-013', 'PY-015'] },
      entry: ['takeTokenNumber', 'tellToken'],
      exit: 'forgetToken',
      on: {
        'parent.tokenise': { actions: 'tellToken' },
        'parent.askAgain': { actions: ['forgetTokenNumber', 'tellReopened'], target: 'typing' },
      },
    },
  },
});
