import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { codeSaid, onceRenewed } from '../forms/readingStates.ts';
import { policyAsked, policyViewSetup, segmentAsked } from './policyView.setup.ts';

/**
 * [PV-001] A policy and its sections: what is asked for, by whom and for which organization, before anything shows. Whenever
 * the page comes back into sight it is looked whether the policy was changed meanwhile.
 */
export const policyViewMachine = policyViewSetup.createMachine({
  id: 'policyView',
  context: ({ input }) => ({ ...input, policy: null, mustConfigure: false, problem: null }),
  on: {
    'parent.openAddress': {
      guard: { type: 'addressIsAnother', params: ({ event }) => event.address },
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
      target: '.deciding',
    },
    'parent.chooseLanguage': {
      actions: { type: 'rememberLanguage', params: ({ event }) => event.language },
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      meta: { requirements: ['PV-002', 'PV-005'] },
      always: [
        { guard: 'addressNamesNothing', target: 'notFound' },
        { guard: 'addressIsBare', actions: ['openFirstSection', 'straightenAddress'], target: 'deciding' },
        { guard: 'sectionIsForbidden', target: 'forbidden' },
        { guard: 'policyIsHere', target: 'fetchingSection' },
        { target: 'reading' },
      ],
    },
    notFound: { meta: { requirements: ['PV-025'] } },
    forbidden: { meta: { requirements: ['PV-005'] } },
    reading: {
      tags: 'busy',
      meta: { requirements: ['PV-019'] },
      entry: 'forgetProblem',
      invoke: {
        id: 'readPolicy',
        src: 'readPolicy',
        input: ({ context }) => policyAsked(context),
        onDone: [
          {
            guard: { type: 'policyIsOfAnother', params: ({ event }) => event.output },
            actions: { type: 'keepPolicy', params: ({ event }) => event.output },
            target: 'switchingOrganization',
          },
          {
            guard: 'configurationIsDue',
            actions: { type: 'keepPolicy', params: ({ event }) => event.output },
            target: 'loadingConfiguration',
          },
          {
            actions: { type: 'keepPolicy', params: ({ event }) => event.output },
            target: 'fetchingSection',
          },
        ],
        onError: [
          { guard: { type: 'policyIsUnknown', params: codeSaid }, target: 'notFound' },
          { actions: { type: 'noteProblem', params: codeSaid }, target: 'unavailable' },
        ],
      },
    },
    switchingOrganization: {
      tags: 'busy',
      meta: { requirements: ['PV-021'] },
      invoke: {
        id: 'switchOrganization',
        src: 'switchOrganization',
        input: ({ context: { session, policy } }) => ({
          userType: session.userType,
          organizationCode: (policy as PolicyDetail).organization.code,
        }),
        onDone: {
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'reportMove', params: ({ event }) => event.output },
            'sayMoved',
          ],
          target: 'loadingConfiguration',
        },
        onError: { actions: { type: 'noteProblem', params: codeSaid }, target: 'notSwitched' },
      },
    },
    loadingConfiguration: {
      tags: 'busy',
      meta: { requirements: ['PV-021'] },
      invoke: {
        id: 'loadConfiguration',
        src: 'loadConfiguration',
        input: ({ context: { session, language } }) => ({ session, language }),
        onDone: { actions: 'noteConfiguration', target: 'fetchingSection' },
        onError: { actions: { type: 'noteProblem', params: codeSaid }, target: 'unavailable' },
      },
    },
    unavailable: {
      meta: { requirements: ['PV-025'] },
      entry: 'forgetPolicy',
      on: { 'person.retry': 'reading', ...onceRenewed },
    },
    notSwitched: {
      meta: { requirements: ['PV-022'] },
      entry: 'forgetPolicy',
      on: { 'person.retry': 'reading', ...onceRenewed },
    },
    fetchingSection: {
      tags: 'busy',
      meta: { requirements: ['PV-013'] },
      invoke: {
        id: 'fetchSection',
        src: 'fetchSection',
        input: ({ context }) => ({ segment: segmentAsked(context) }),
        onDone: 'shown',
        onError: 'sectionUnavailable',
      },
    },
    sectionUnavailable: { on: { 'person.retry': 'fetchingSection' } },
    shown: {
      meta: { requirements: ['PV-001', 'PV-019'] },
      invoke: [
        {
          id: 'section',
          src: 'section',
          input: ({ context }) => ({
            segment: segmentAsked(context),
            policyNumber: policyAsked(context).policyNumber,
            language: context.language,
            session: context.session,
            policy: context.policy as PolicyDetail,
          }),
        },
        { id: 'hearReturn', src: 'hearReturn' },
      ],
      on: {
        'parent.chooseLanguage': {
          actions: [
            { type: 'rememberLanguage', params: ({ event }) => event.language },
            { type: 'tellSection', params: ({ event }) => event },
          ],
        },
        'parent.renewSession': { actions: { type: 'tellSection', params: ({ event }) => event } },
        'parent.goOn': { actions: { type: 'tellSection', params: ({ event }) => event } },
        'page.noteUnsaved': { actions: { type: 'reportUnsaved', params: ({ event }) => event.unsaved } },
        'section.reload': 'reading',
      },
      initial: 'current',
      states: {
        current: {
          on: {
            'page.return': 'looking',
            'parent.renewSession': {
              actions: { type: 'tellSection', params: ({ event }) => event },
              target: 'looking',
            },
          },
        },
        looking: {
          invoke: {
            id: 'readPolicy',
            src: 'readPolicy',
            input: ({ context }) => policyAsked(context),
            onDone: [
              { guard: { type: 'policyIsChanged', params: ({ event }) => event.output }, target: 'changed' },
              { target: 'current' },
            ],
            onError: 'current',
          },
        },
        changed: { on: { 'person.reload': '#policyView.reading' } },
      },
    },
  },
});
