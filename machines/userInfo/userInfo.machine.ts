import { assign, sendParent, setup } from 'xstate';
import type { AgencyHierarchy } from '#domain/calls/people/getAgencyHierarchy.ts';
import type { AnsweredPerson } from '#domain/calls/shapes/person.ts';
import { agentIdAt } from '#domain/people/personAddress.ts';
import type { Language } from '#domain/locales.ts';
import type { AreaInput } from '../area.types.ts';
import {
  codeSaid,
  onceRenewed,
  problemActions,
  readingStates,
  rememberLanguage,
  shownWith,
} from '../forms/readingStates.ts';
import type { PageReport } from '../listArea/listArea.types.ts';
import { port } from '../ports.ts';
import type { UserInfoContext, UserInfoEvent } from './userInfo.types.ts';

/** The organization in which a person starts, or one where that is beyond the reader's reach. */
const branchOf = (person: AnsweredPerson | null): string => {
  const [first] = person?.organizations ?? [];
  return (person?.organizations.find(({ isDefault }) => isDefault) ?? first)?.organizationCode ?? '';
};

const languageChosen = ({ event }: { event: { language: Language } }) => event.language;

const person = readingStates({
  port: 'readPerson',
  asks: ({ profileRef }: UserInfoContext) => ({ profileRef: profileRef ?? '' }),
  done: shownWith('rememberPerson'),
  refused: [{ guard: { type: 'recordIsMissing', params: codeSaid }, target: 'missing' }],
  again: onceRenewed,
});

const hierarchy = readingStates({
  port: 'readHierarchy',
  asks: (context: UserInfoContext) => ({ code: branchOf(context.person), language: context.language }),
  done: shownWith('rememberHierarchy', 'placed'),
  again: onceRenewed,
});

/** [US-003] The page of one person: who it is, and the agency and the branch by their names. */
export const userInfoMachine = setup({
  types: {
    input: {} as AreaInput,
    context: {} as UserInfoContext,
    events: {} as UserInfoEvent,
    tags: {} as 'busy',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readPerson: port<AnsweredPerson, { profileRef: string }>('readPerson'),
    readHierarchy: port<AgencyHierarchy, { code: string; language: Language }>('readHierarchy'),
  },
  guards: {
    addressIsRefused: ({ context }) => context.profileRef === null,
    recordIsMissing: (_, code: string) => code === 'notFound' || code === 'request.invalid',
    branchIsKnown: ({ context }) => branchOf(context.person) !== '',
  },
  actions: {
    ...problemActions,
    rememberLanguage,
    rememberPerson: assign((_, read: AnsweredPerson) => ({ person: read })),
    rememberHierarchy: assign((_, read: AgencyHierarchy) => ({ hierarchy: read })),
    leaveBack: sendParent((): PageReport => ({ type: 'page.close', flag: 'backPage' })),
  },
}).createMachine({
  id: 'userInfo',
  context: ({ input: { address, language } }) => ({
    profileRef: agentIdAt(address.path),
    language,
    person: null,
    hierarchy: null,
    problem: null,
  }),
  on: {
    'person.goBack': { actions: 'leaveBack' },
    'parent.goOn': { actions: 'leaveBack' },
    'parent.chooseLanguage': { actions: { type: 'rememberLanguage', params: languageChosen } },
  },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'addressIsRefused', target: 'missing' }, { target: 'reading' }] },
    ...person,
    missing: {},
    shown: {
      on: {
        'parent.chooseLanguage': {
          actions: { type: 'rememberLanguage', params: languageChosen },
          target: '.placing',
        },
      },
      initial: 'placing',
      states: {
        placing: { always: [{ guard: 'branchIsKnown', target: 'reading' }, { target: 'placed' }] },
        ...hierarchy,
        placed: {},
      },
    },
  },
});
