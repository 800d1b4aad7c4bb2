import { sendParent, sendTo, setup } from 'xstate';
import type { RequoteAnswer } from '#domain/calls/policies/requotePolicy.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { SharedCommand } from '../area.types.ts';
import { problemActions, rememberLanguage } from '../forms/readingStates.ts';
import type { dependentsMachine } from '../dependents/dependents.machine.ts';
import type { DependentsReport } from '../dependents/dependents.types.ts';
import type { policyInfoMachine } from '../policyInfo/policyInfo.machine.ts';
import type { SectionInput, SectionReport } from '../policySections/section.types.ts';
import { chartPort, listenerPort, port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import {
  dependentsAreOther,
  draftOf,
  editIsComplete,
  fieldMayBeFilled,
  filledEdit,
  formsNow,
  judgedEdit,
  judgedField,
  notEdited,
  notRequoted,
  openedEdit,
  resumedEdit,
  somethingIsTyped,
  withDependentsOf,
} from './endorsement.edit.ts';
import type {
  EditDraft,
  EditPlace,
  EndorsementContext,
  EndorsementEvent,
  KeepEdit,
  PolicyToRequote,
} from './endorsement.types.ts';

type Filled = Parameters<typeof filledEdit>[1];
type Left = Parameters<typeof judgedField>[1];

/** What the chart of an endorsement is made of. */
export const endorsementSetup = setup({
  types: {
    input: {} as SectionInput,
    context: {} as EndorsementContext,
    events: {} as EndorsementEvent,
    tags: {} as 'busy',
    children: {} as { dependents: 'dependents'; policyInfo: 'policyInfo'; keepEdit: 'keepEdit' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    policyInfo: chartPort<typeof policyInfoMachine>('policyInfo'),
    dependents: chartPort<typeof dependentsMachine>('dependents'),
    requotePolicy: port<RequoteAnswer, PolicyToRequote>('requotePolicy'),
    keepEdit: listenerPort<KeepEdit, EditPlace>('keepEdit'),
  },
  guards: {
    /** [EN-089] [PM-017] */
    policyMayBeEdited: ({ context: { policy, session } }) =>
      holds(session.atoms, 'POLICY_MAINTENANCE.EDIT_POLICY') &&
      policy.paxes.every(({ policyStatus }) => policyStatus === 'ACTIVE'),
    fieldMayBeFilled: ({ context }, { of, key }: Left) => fieldMayBeFilled(context, of, key),
    /** [EN-022] */
    nothingMayBeRequoted: ({ context: { changes, refused } }) => changes.length === 0 || refused.length > 0,
    editIsComplete: ({ context }) => editIsComplete(context),
    everythingIsCorrected: ({ context: { problems, dependentsAreWrong } }) =>
      !dependentsAreWrong &&
      Object.values(problems).every((judged) => Object.values(judged).every((problem) => problem === null)),
    somethingIsUnsaved: ({ context }) => somethingIsTyped(context),
    everythingIsSaved: ({ context }) => !somethingIsTyped(context),
    familyIsEdited: ({ context: { policy, edit } }) => edit !== null && policy.travellerType === 'FAMILY',
    nothingIsEdited: ({ context: { edit } }) => edit === null,
    dependentsAreOther: ({ context }, report: DependentsReport) => dependentsAreOther(context, report),
  },
  actions: {
    ...problemActions,
    rememberLanguage,
    openEdit: stepOf<EndorsementContext, undefined>(openedEdit),
    resumeEdit: stepOf((context: EndorsementContext, draft: EditDraft) => resumedEdit(context, draft)),
    /** [EN-011] */
    dropEdit: stepOf<EndorsementContext, undefined>(() => notEdited),
    fillField: stepOf((context: EndorsementContext, entry: Filled) => filledEdit(context, entry)),
    judgeField: stepOf((context: EndorsementContext, field: Left) => judgedField(context, field)),
    judgeEdit: stepOf<EndorsementContext, undefined>(judgedEdit),
    /** [EN-025] */
    keepRequote: stepOf((_: EndorsementContext, { deltaTotal, deltaPaxes }: RequoteAnswer) => ({
      requoteDone: true,
      deltaTotal,
      deltaPaxes,
    })),
    /** [EN-026] */
    resetQuote: stepOf<EndorsementContext, undefined>(() => notRequoted),
    noteMessage: stepOf((_: EndorsementContext, message: string) => ({ message })),
    keepTyped: sendTo(
      'keepEdit',
      ({ context }): KeepEdit => ({ type: 'parent.keepEdit', draft: draftOf(context) }),
    ),
    /** [EN-007] */
    takeDependents: stepOf((context: EndorsementContext, report: DependentsReport) =>
      withDependentsOf(context, report),
    ),
    tellDependents: sendTo('dependents', ({ context }) => ({
      type: 'parent.giveForms' as const,
      forms: formsNow(context),
    })),
    judgeDependents: sendTo('dependents', { type: 'parent.judge' }),
    reload: sendParent((): SectionReport => ({ type: 'section.reload' })),
    reportUnsaved: sendParent(
      (_, unsaved: boolean): SectionReport => ({ type: 'page.noteUnsaved', unsaved }),
    ),
    tellReading: sendTo('policyInfo', (_, event: SharedCommand) => event),
  },
});
