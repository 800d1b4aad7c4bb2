import { assign, sendParent, setup } from 'xstate';
import {
  type AdvisorLookUp,
  advisorCodeForm,
  idProblemOf,
  lookUpOf,
} from '#domain/advisors/advisorCodeForm.ts';
import { type AdvisorIdField, selectedSponsor } from '#domain/advisors/sponsors.ts';
import type { FoundAdvisor } from '#domain/calls/advisors/findAdvisor.ts';
import type { StoredAdvisor } from '#domain/calls/shapes/advisor.ts';
import type { EntryIn } from '#domain/forms/form.types.ts';
import { formPart } from '../forms/formPart.ts';
import { rememberLanguage } from '../forms/readingStates.ts';
import { sendingPart } from '../forms/sendingPart.ts';
import { port } from '../ports.ts';
import { stepOf } from '../stepOf.ts';
import type {
  AdvisorCodeContext,
  AdvisorCodeEvent,
  AdvisorCodeInput,
  AdvisorCodeNews,
  SponsorsRequest,
} from './advisorCode.types.ts';

type Entry = EntryIn<typeof advisorCodeForm>;

const part = formPart<typeof advisorCodeForm, AdvisorCodeContext>(
  advisorCodeForm,
  ({ selectedSponsors }) => ({
    selectedSponsors,
  }),
);
const sending = sendingPart<typeof advisorCodeForm, AdvisorCodeContext>(advisorCodeForm, part);

const asksFor = ({ form }: AdvisorCodeContext, field: AdvisorIdField) => lookUpOf(form).idField === field;

export const opening = part.opening;

/** Guards, actions and ports of the chart. */
export const advisorCodeSetup = setup({
  types: {
    input: {} as AdvisorCodeInput,
    context: {} as AdvisorCodeContext,
    events: {} as AdvisorCodeEvent,
    tags: {} as 'busy' | 'dialog',
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    loadSponsors: port<readonly string[], SponsorsRequest>('loadSponsors'),
    lookUpAdvisor: port<FoundAdvisor, AdvisorLookUp>('lookUpAdvisor'),
  },
  guards: {
    fieldIsAsked: part.guards.fieldIsAsked,
    formIsComplete: part.guards.formIsComplete,
    ...sending.guards,
    sponsorsAreThere: (_, sponsors: readonly string[]) => sponsors.length > 0,
    /** [AD-031] */
    advisorIsInLh: ({ context }, { message }: FoundAdvisor) =>
      message === 'FOUND_IN_LH' && asksFor(context, 'counselorId'),
    /** [AD-032] */
    advisorIsInDss: ({ context }, { message }: FoundAdvisor) =>
      message === 'FOUND_IN_DSS' && asksFor(context, 'partyId'),
    idIsLinked: (_, { message }: FoundAdvisor) => message === 'FOUND_IN_TRIPX',
    idIsUnknown: (_, { message }: FoundAdvisor) => message === 'NOT_FOUND',
  },
  actions: {
    ...sending.actions,
    judgeForm: part.actions.judgeForm,
    rememberLanguage,
    /** [AD-029] Nothing of an earlier time is left. */
    startAfresh: assign((_, selectedSponsors: AdvisorCodeContext['selectedSponsors']) => ({
      ...opening(),
      problem: null,
      sponsors: [],
      selectedSponsors,
    })),
    rememberSponsors: assign((_, sponsors: readonly string[]) => ({ sponsors })),
    /** [AD-042] What was wrong with a field is forgotten, and of a sponsor what was wrong with the id. */
    fillField: stepOf((context: AdvisorCodeContext, entry: Entry) => ({
      form: part.filled(context, entry).form,
      problems: entry.key === 'sponsorCode' ? {} : { ...context.problems, [entry.key]: null },
      refused: {},
    })),
    placeOutcome: stepOf((context: AdvisorCodeContext, outcome: 'FOUND_IN_TRIPX' | 'NOT_FOUND') => {
      const { idField } = lookUpOf(context.form);
      const refusal = { code: idProblemOf(idField, outcome), value: context.form[idField] };
      return { ...part.withRefused(context, { [idField]: refusal }), attempts: context.attempts + 1 };
    }),
    reportSponsor: sendParent(({ context }, advisor: StoredAdvisor | null): AdvisorCodeNews => {
      const { sponsorCode, id } = lookUpOf(context.form);
      return {
        type: 'advisorCode.find',
        sponsor: selectedSponsor(sponsorCode, id),
        advisor: advisor as StoredAdvisor,
      };
    }),
  },
});
