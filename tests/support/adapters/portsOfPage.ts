import { QueryClient } from '@tanstack/react-query';
import { type AnyActorLogic, type AnyStateMachine, createActor } from 'xstate';
import { advisorCodePorts } from '#src/app/areas/advisorCodePorts.ts';
import { licenseFormPorts } from '#src/app/areas/licenseFormPorts.ts';
import { endorsementPorts } from '#src/app/areas/sections/endorsementPorts.ts';
import { notesPorts } from '#src/app/areas/sections/notesPorts.ts';
import { policyHistoryPort } from '#src/app/areas/policyHistoryPort.ts';
import { retryPort } from '#src/app/areas/retryPort.ts';
import { accountPorts } from '#src/app/accountPorts.ts';
import { connectOrganizationSwitch } from '#src/app/connectOrganizationSwitch.ts';
import { connectPolicyLink } from '#src/app/connectPolicyLink.ts';
import { consentsPort } from '#src/app/consentsPort.ts';
import { contentPorts } from '#src/app/contentPorts.ts';
import { draftPorts } from '#src/app/draftPorts.ts';
import { explainPricePort } from '#src/app/explainPricePort.ts';
import { connectIdleSession } from '#src/app/idlePorts.ts';
import { medicalPorts } from '#src/app/medicalPorts.ts';
import { navContentPort } from '#src/app/navContentPort.ts';
import { needsPorts } from '#src/app/needsPorts.ts';
import { organizationLoadPorts } from '#src/app/organizationLoadPorts.ts';
import { organizationQueries } from '#src/app/organizationQueries.ts';
import { cancellationPorts } from '#src/app/areas/sections/cancellationPorts.ts';
import { policyDeliveriesPorts } from '#src/app/areas/sections/deliveryPorts.ts';
import { pdfPort } from '#src/app/pdfPort.ts';
import { planPorts } from '#src/app/planPorts.ts';
import { priceQuotePort } from '#src/app/priceQuotePort.ts';
import { purchasePorts } from '#src/app/purchasePorts.ts';
import { quotePorts } from '#src/app/quotePorts.ts';
import { sellerPorts } from '#src/app/sellerPorts.ts';
import { translationPorts } from '#src/app/translationPorts.ts';
import { createServerClock } from '#src/ports/serverClock.ts';
import { createTabMemory } from '#src/ports/tabMemory.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import type { CallServer } from '#src/ports/http.ts';
import { input as areaInput } from '../../tours/listArea.situations.ts';
import { storageOf } from '../storageOf.ts';

/** The draft that the tab of the page knows. */
export const draftId = '0190d5a2-7c31-7d3a-9d7e-2f4b6c8e1a55';
const areas = import.meta.glob('../../../src/app/areas/*.area.ts', {
  import: 'area',
  eager: true,
}) as Readonly<Record<string, { connect(parts: object): AnyStateMachine }>>;
/** A window that notes the names of the files that are saved from it. */
export function windowSaving(saved: string[]): Window {
  const link = {
    download: '',
    click() {
      saved.push(this.download);
    },
  };
  return {
    document: { documentElement: { dataset: {} }, createElement: () => link },
    location: { origin: 'http://portage.test' },
    setTimeout: () => 0,
  } as unknown as Window;
}

export type PortsOfPage = ReturnType<typeof portsOfPage>;

const moving = {
  readSession: async () => ({ user: null, organization: null }) as never,
  whileMoving: <Moved>(work: () => Promise<Moved>) => work(),
};

/** The ports that ask the server, as a page has them that was just loaded. */
export function portsOfPage(callServer: CallServer, window: Window) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const memory = createTabMemory(storageOf([['portage-draft', draftId]]), storageOf());
  const organization = organizationQueries(callServer, queries);
  const parts = { callServer, queries, memory, window, clock: { now: () => 1_780_000_000_000.5 } };
  const clock = createServerClock({ wall: () => 0, steady: () => 0 });
  return {
    ...accountPorts(callServer),
    advisorCode: advisorCodePorts(callServer),
    readConsents: consentsPort(organization),
    ...contentPorts(callServer, window),
    draft: draftPorts({ callServer, memory, collect: () => ({ step: 'TRAVELLER_DETAILS', forms: noForms }) }),
    explainPrice: explainPricePort(callServer),
    idle: inside(
      connectIdleSession({
        callQuietly: callServer,
        clock,
        channel: { tell: () => undefined },
        fetchReminder: async () => undefined,
        window,
      } as never),
    ),
    ...medicalPorts(callServer, organization),
    readNavContent: navContentPort(callServer),
    ...needsPorts(callServer),
    load: organizationLoadPorts(callServer, queries),
    downloadPdf: pdfPort(callServer, queries, window),
    cancelling: cancellationPorts(parts),
    delivery: policyDeliveriesPorts({ ...parts, ...moving }),
    retryPolicy: retryPort(callServer),
    readPolicyHistory: policyHistoryPort(callServer),
    ...planPorts(callServer, organization),
    priceQuote: priceQuotePort(callServer),
    buying: purchasePorts(callServer, memory),
    ...quotePorts(callServer, () => '?lang=fr'),
    sellers: sellerPorts({ callServer, ...moving }),
    switching: inside(
      connectOrganizationSwitch({
        callServer,
        memory,
        addressBar: {} as never,
        workHereAgain: async () => undefined,
      }),
    ),
    link: inside(connectPolicyLink({ callServer, openToken: () => 'token', window })),
    license: licenseFormPorts(callServer),
    notes: notesPorts(parts),
    endorsement: endorsementPorts(parts),
    ...translationPorts({ callServer, queries, layOver: () => undefined }),
    area: (name: string) => areas[`../../../src/app/areas/${name}.area.ts`]!.connect(parts),
  };
}

/** The port of a chart, or of a chart that it starts, by their names; a chart of an address is that of `path`. */
export function inside(chart: AnyStateMachine, path = '/') {
  const input = { ...areaInput, address: { path, search: '' } };
  return (...[name, ...rest]: string[]): AnyActorLogic => {
    const { implementations } = chart.implementations ? chart : machineOf(createActor(chart, { input }));
    const found = (implementations.actors as Record<string, AnyActorLogic>)[name!]!;
    return rest.length === 0 ? found : inside(found as AnyStateMachine, path)(...rest);
  };
}
const machineOf = (actor: { getSnapshot(): unknown }) =>
  (actor.getSnapshot() as { machine: AnyStateMachine }).machine;
