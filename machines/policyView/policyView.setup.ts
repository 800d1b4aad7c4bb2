import { assign, emit, sendParent, sendTo, setup } from 'xstate';
import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import { mayOpenSection, type PolicySegment, policyPlaceAt } from '#domain/policies/policySections.ts';
import type { ToastSaid } from '#domain/toast.ts';
import type { AreaReport, SharedCommand } from '../area.types.ts';
import { problemActions, rememberLanguage } from '../forms/readingStates.ts';
import type { SectionChart, SectionInput } from '../policySections/section.types.ts';
import { chartPort, listenerPort, port } from '../ports.ts';
import type { Address, SessionFacts } from '../session.types.ts';
import type {
  ConfigurationRequest,
  OrganizationMove,
  PolicyRequest,
  PolicyViewContext,
  PolicyViewEvent,
  PolicyViewInput,
  SectionWanted,
} from './policyView.types.ts';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';

/** The chart of whichever section was fetched last under a segment. */
type SectionHole =
  SectionChart extends ActorLogic<infer Shown extends Snapshot<unknown>, EventObject, SectionInput>
    ? ActorLogic<Shown, EventObject, SectionInput & SectionWanted>
    : never;

/** The policy that the address names; it is asked for only where one is named. */
export function policyAsked({
  address,
  language,
}: Pick<PolicyViewContext, 'address' | 'language'>): PolicyRequest {
  const { policyNumber = '', isQuote = false } = policyPlaceAt(address) ?? {};
  return { policyNumber, isQuote, language };
}

/** The section that the address names; it is asked for only where it is one. */
export const segmentAsked = ({ address }: Pick<PolicyViewContext, 'address'>) =>
  policyPlaceAt(address)?.segment as PolicySegment;

/** What the chart of the view of a policy is made of. */
export const policyViewSetup = setup({
  types: {
    input: {} as PolicyViewInput,
    context: {} as PolicyViewContext,
    events: {} as PolicyViewEvent,
    emitted: {} as ToastSaid,
    tags: {} as 'busy',
    children: {} as { section: 'section' },
    meta: {} as { requirements: readonly string[] },
  },
  actors: {
    readPolicy: port<PolicyDetail, PolicyRequest>('readPolicy'),
    switchOrganization: port<SessionFacts, OrganizationMove>('switchOrganization'),
    loadConfiguration: port<void, ConfigurationRequest>('loadConfiguration'),
    fetchSection: port<void, SectionWanted>('fetchSection'),
    section: chartPort<SectionHole>('section'),
    hearReturn: listenerPort('hearReturn'),
  },
  guards: {
    addressNamesNothing: ({ context: { address, built } }) => {
      const place = policyPlaceAt(address);
      return place === null || (place.segment !== null && !built.includes(place.segment));
    },
    addressIsBare: ({ context: { address } }) => policyPlaceAt(address)?.segment === null,
    sectionIsForbidden: ({ context }) => !mayOpenSection(segmentAsked(context), context.session),
    policyIsHere: ({ context: { policy, mustConfigure } }) => policy !== null && !mustConfigure,
    addressIsAnother: ({ context }, { path, search }: Address) =>
      context.address.path !== path || context.address.search !== search,
    policyIsOfAnother: ({ context }, { organization }: PolicyDetail) =>
      organization.code !== context.session.organizationCode,
    configurationIsDue: ({ context }) => context.mustConfigure,
    policyIsChanged: ({ context }, { revision }: PolicyDetail) => revision !== context.policy?.revision,
    policyIsUnknown: (_, code: string) => code === 'notFound',
  },
  actions: {
    ...problemActions,
    rememberLanguage,
    rememberAddress: assign(({ context }, address: Address) => {
      const before = policyAsked(context);
      const now = policyAsked({ ...context, address });
      const isSame = before.policyNumber === now.policyNumber && before.isQuote === now.isQuote;
      return { address, policy: isSame ? context.policy : null };
    }),
    openFirstSection: assign(({ context }) => ({
      address: { ...context.address, path: `/${policyAsked(context).policyNumber}/policies` },
    })),
    straightenAddress: sendParent(
      ({ context: { address } }): AreaReport => ({ type: 'area.showAddress', address, mode: 'replace' }),
    ),
    keepPolicy: assign((_, policy: PolicyDetail) => ({ policy })),
    forgetPolicy: assign({ policy: null }),
    keepSession: assign((_, session: SessionFacts) => ({ session, mustConfigure: true })),
    /** [PV-021] The person learns for whom the session works now. */
    sayMoved: emit(
      ({ context: { policy, language } }): ToastSaid => ({
        type: 'toast.say',
        room: 'policyView',
        key: 'moved',
        values: { name: policy?.organization.names[language] ?? '' },
        tone: 'success',
      }),
    ),
    reportMove: sendParent((_, session: SessionFacts): AreaReport => ({ type: 'area.moveSession', session })),
    noteConfiguration: assign({ mustConfigure: false }),
    tellSection: sendTo('section', (_, command: SharedCommand) => command),
    reportUnsaved: sendParent((_, unsaved: boolean): AreaReport => ({ type: 'area.noteUnsaved', unsaved })),
  },
});
