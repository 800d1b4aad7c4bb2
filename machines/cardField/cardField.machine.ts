import { enteringToken } from './cardField.enteringToken.ts';
import { cardFieldSetup } from './cardField.setup.ts';
import { fieldsNamed, noProblems, problemOf } from './cardField.problems.ts';
import type { CardProblem } from './cardField.types.ts';

/** [PY-024] A token in the place of the card, as long as none is asked of the frame. */
const enterToken = {
  guard: 'tokenMayBeEntered',
  actions: ['forgetFields', 'tellReopened'],
  target: '#cardField.enteringToken',
} as const;

/**
 * One card: the name of its holder, and number, expiry and security code in the provider's frame, of which only
 * their validity and the token come out ([PY-042]). The parent asks for the token and gets `cardField.*` events.
 */
export const cardFieldMachine = cardFieldSetup.createMachine({
  id: 'cardField',
  context: ({ input }) => ({
    ...input,
    tokenNumber: '',
    frameIsComplete: false,
    focused: null,
    problems: noProblems,
    problem: null,
    token: null,
  }),
  initial: 'framed',
  states: {
    framed: {
      invoke: {
        id: 'watchFrame',
        src: 'watchFrame',
        input: ({ context: { cardId, profileId, language } }) => ({ cardId, profileId, language }),
      },
      on: {
        'person.type': {
          actions: [{ type: 'rememberName', params: ({ event }) => event.text }, 'tellName'],
        },
        'parent.chooseLanguage': {
          actions: [{ type: 'rememberLanguage', params: ({ event }) => event.language }, 'relabelFrame'],
        },
        'parent.tokenise': { actions: { type: 'tellRefused', params: 'card.unavailable' } },
        'frame.valid': { actions: { type: 'clearProblem', params: ({ event }) => event } },
        'frame.invalid': { actions: { type: 'noteFieldProblem', params: ({ event }) => event.field } },
        'frame.focus': { actions: { type: 'noteFocus', params: ({ event }) => event } },
        'frame.blur': {
          actions: { type: 'noteFocus', params: ({ event }) => ({ field: null, complete: event.complete }) },
        },
        'frame.systemError': {
          actions: { type: 'noteProblem', params: 'card.systemError' },
          target: '.unusable',
        },
      },
      initial: 'loadingFrame',
      states: {
        loadingFrame: {
          tags: 'busy',
          meta: { requirements: ['PY-026', 'PY-027', 'PY-032'] },
          after: { frameNotice: 'frameMissing' },
          on: {
            'person.enterToken': enterToken,
            'frame.ready': { actions: ['styleFrame', 'relabelFrame'], target: 'ready' },
          },
        },
        frameMissing: {
          tags: 'trouble',
          on: {
            'frame.ready': { actions: ['styleFrame', 'relabelFrame'], target: 'ready' },
            'person.reloadFrame': '#cardField.framed',
            'person.enterToken': enterToken,
          },
        },
        ready: {
          on: {
            'person.enterToken': enterToken,
            'frame.ready': {
              actions: ['forgetFields', 'tellReopened', 'styleFrame', 'relabelFrame'],
              target: 'ready',
            },
            'parent.tokenise': [
              {
                guard: 'onlyNameIsWrong',
                actions: ['judgeName', { type: 'tellRefused', params: 'cardHolderName.invalid' }],
                target: '.correcting',
              },
              { actions: 'judgeName', target: 'tokenising' },
            ],
          },
          initial: 'incomplete',
          states: {
            incomplete: {
              meta: { requirements: ['PY-043'] },
              always: { guard: 'cardIsComplete', target: 'complete' },
            },
            correcting: {
              meta: { requirements: ['PY-018', 'PY-019', 'PY-020', 'PY-021', 'PY-022'] },
              always: { guard: 'cardIsComplete', target: 'complete' },
            },
            complete: {
              meta: { requirements: ['PY-043'] },
              entry: 'tellCompleted',
              always: { guard: 'somethingIsWrong', actions: 'tellReopened', target: 'incomplete' },
            },
            withoutToken: {
              entry: 'tellCompleted',
              always: { guard: 'somethingIsWrong', actions: 'tellReopened', target: 'incomplete' },
            },
          },
        },
        tokenising: {
          tags: 'busy',
          entry: 'askForToken',
          after: {
            answerLimit: { actions: { type: 'noteProblem', params: 'card.unanswered' }, target: 'unusable' },
          },
          on: {
            'person.type': {},
            'parent.tokenise': {},
            'frame.tokenised': [
              {
                guard: 'nameIsWrong',
                actions: { type: 'tellRefused', params: 'cardHolderName.invalid' },
                target: 'ready.correcting',
              },
              {
                guard: { type: 'cardIsAccepted', params: ({ event }) => event.bin },
                actions: { type: 'rememberToken', params: ({ event }) => event },
                target: 'tokenised',
              },
              {
                actions: [
                  { type: 'noteFieldProblem', params: 'number' },
                  { type: 'tellRefused', params: 'card.mon_943' },
                ],
                target: 'ready.correcting',
              },
            ],
            'frame.refused': [
              {
                guard: { type: 'refusalNamesFields', params: ({ event }) => event.codes },
                actions: [
                  { type: 'noteRefusal', params: ({ event }) => event.codes },
                  {
                    type: 'tellRefused',
                    params: ({ event }) => problemOf(fieldsNamed(event.codes)[0] ?? 'number'),
                  },
                ],
                target: 'ready.correcting',
              },
              {
                actions: [
                  { type: 'noteProblem', params: 'card.unavailable' },
                  { type: 'tellRefused', params: 'card.unavailable' },
                ],
                target: 'ready.withoutToken',
              },
            ],
          },
        },
        tokenised: {
          meta: { requirements: ['PY-013', 'PY-015'] },
          entry: 'tellToken',
          exit: 'forgetToken',
          on: {
            'person.type': {},
            'parent.tokenise': { actions: 'tellToken' },
            'parent.askAgain': 'ready',
            'frame.systemError': {},
          },
        },
        unusable: {
          tags: 'trouble',
          meta: { requirements: ['PY-028', 'PY-043'] },
          entry: [
            { type: 'tellRefused', params: ({ context }) => context.problem as CardProblem },
            'tellReopened',
          ],
          on: {
            'person.reloadFrame': { actions: 'forgetFields', target: '#cardField.framed' },
            'person.enterToken': enterToken,
          },
        },
      },
    },
    enteringToken,
  },
});
