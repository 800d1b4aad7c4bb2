import { sendParent, sendTo, setup, stateIn } from 'xstate';
import { type AdvisorField, advisorForm, recipientFields } from '#domain/advisors/advisorForm.ts';
import { isDirty, personalFields, prefilled, withDefaults } from '#domain/advisors/advisorPrefill.ts';
import { isSelected } from '#domain/advisors/sponsors.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import { hasProblems } from '#domain/forms/judged.ts';
import { referenceNumberOf } from '#domain/people/referenceNumber.ts';
import { advisorCodeMachine } from '../advisorCode/advisorCode.machine.ts';
import { formPart } from '../forms/formPart.ts';
import { rememberLanguage } from '../forms/readingStates.ts';
import { recordActions } from '../forms/recordPart.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import type { PageReport } from '../area.types.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  AdvisorCodeTold,
  AdvisorFormContext,
  AdvisorFormEvent,
  AdvisorFormInput,
  AdvisorToCreate,
  FoundSponsor,
} from './advisorForm.types.ts';

const part = formPart<typeof advisorForm, AdvisorFormContext>(advisorForm, ({ userType }) => ({ userType }));
const sending = sendingPart<typeof advisorForm, AdvisorFormContext>(advisorForm, part);

/** [AD-009] [AD-016] What each visit begins with. */
export const opening = ({ language, userType, randomId }: AdvisorFormInput): AdvisorFormContext => ({
  ...part.opening(),
  language,
  userType,
  referenceNumber: referenceNumberOf(randomId),
  selectedSponsors: [],
  advisor: null,
  touched: [],
  sponsorIsMissed: false,
  problem: null,
});

/** The form with the defaults of these fields, as if nobody had been there. */
function reset(context: AdvisorFormContext, fields: readonly AdvisorField[]): Partial<AdvisorFormContext> {
  const without = <Of extends object>(of: Of) =>
    Object.fromEntries(
      Object.entries(of).filter(([key]) => !fields.includes(key as AdvisorField)),
    ) as unknown as Of;
  return {
    form: withDefaults(context.form, fields),
    problems: without(context.problems),
    refused: without(context.refused),
    touched: context.touched.filter((field) => !fields.includes(field)),
  };
}

const holdsUnsaved = ({ form, selectedSponsors }: AdvisorFormContext) =>
  selectedSponsors.length > 0 || isDirty(form);

/** What the chart of the advisor form is made of. */
export const advisorFormSetup = setup({
  types: {
    input: {} as AdvisorFormInput,
    context: {} as AdvisorFormContext,
    events: {} as AdvisorFormEvent,
    children: {} as { advisorCode: 'advisorCode' },
    tags: {} as 'busy' | 'unsaved',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    createAdvisor: port<{ profileRef: string }, AdvisorToCreate>('createAdvisor'),
    advisorCode: advisorCodeMachine,
  },
  guards: {
    ...sending.guards,
    formIsComplete: (args) => args.context.selectedSponsors.length > 0 && part.guards.formIsComplete(args),
    everythingIsCorrected: ({ context }) => !context.sponsorIsMissed && !hasProblems(context.problems),
    formIsAsked: stateIn({ form: 'asking' }),
    somethingIsUnsaved: ({ context }) => holdsUnsaved(context),
    everythingIsSaved: ({ context }) => !holdsUnsaved(context),
  },
  actions: {
    ...sending.actions,
    fillField: stepOf((context: AdvisorFormContext, entry: EntryIn<typeof advisorForm>) => ({
      ...part.filled(context, entry),
      touched: [...new Set([...context.touched, entry.key])],
    })),
    /** [AD-074] */
    judgeForm: stepOf<AdvisorFormContext, undefined>((context) => ({
      problems: part.judged(context),
      attempts: context.attempts + 1,
      sponsorIsMissed: context.selectedSponsors.length === 0,
    })),
    takeSponsor: stepOf((context: AdvisorFormContext, { sponsor, advisor }: FoundSponsor) => {
      if (isSelected(context.selectedSponsors, sponsor.sponsorCode)) return {};
      return {
        selectedSponsors: [...context.selectedSponsors, sponsor],
        sponsorIsMissed: false,
        ...(context.advisor === null && {
          advisor,
          ...part.changed(context, prefilled(context.form, advisor, context.touched)),
        }),
      };
    }),
    /** [AD-021] [AD-056] */
    removeSponsor: stepOf((context: AdvisorFormContext, sponsorCode: string) => {
      const selectedSponsors = context.selectedSponsors.filter((each) => each.sponsorCode !== sponsorCode);
      if (selectedSponsors.length > 0) return { selectedSponsors };
      return { selectedSponsors, advisor: null, ...reset(context, personalFields) };
    }),
    resetPersonal: stepOf<AdvisorFormContext, undefined>((context) => reset(context, personalFields)),
    resetRecipients: stepOf<AdvisorFormContext, undefined>((context) => reset(context, recipientFields)),
    rememberLanguage,
    /** [AD-029] */
    openAdvisorCode: sendTo('advisorCode', ({ context: { selectedSponsors } }) => ({
      type: 'parent.openAdvisorCode' as const,
      selectedSponsors,
    })),
    tellAdvisorCode: sendTo('advisorCode', (_, told: AdvisorCodeTold) => told),
    reportUnsaved: recordActions.reportUnsaved,
    leaveBack: recordActions.leaveBack,
    leaveSaved: sendParent(({ context: { form } }, { profileRef }: { profileRef: string }): PageReport => {
      const name = `${form.firstName.trim()} ${form.lastName.trim()}`;
      return { type: 'page.close', flag: 'editPage', saved: { id: profileRef, name } };
    }) as unknown as (args: unknown, created: { profileRef: string }) => void,
  },
});
