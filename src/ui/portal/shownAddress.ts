import type { SnapshotFrom } from 'xstate';
import { applications } from '#domain/applications.ts';
import type { Language } from '#domain/locales.ts';
import { type StepKey, stepKeys, steps } from '#domain/flow/steps.ts';
import { pathOfStep, placeOf } from '#domain/routes.ts';
import type { Address } from '#machines/session.types.ts';
import type { FlowRef } from '../flow/flowRef.ts';
import type { PortalRef } from './portalRef.ts';

/** The flow’s chart has a state for every step. */
const stateOfStep: Record<StepKey, { state: SnapshotFrom<FlowRef>['value'] }> = steps;

/** The step that is on the screen; null while one is being left or opened. */
export function shownStep(snapshot: SnapshotFrom<FlowRef>): StepKey | null {
  if (snapshot.matches('stepUnavailable')) return snapshot.context.step;
  if (snapshot.matches('draftUnavailable')) return snapshot.context.wantedStep;
  return stepKeys.find((key) => snapshot.matches(stateOfStep[key].state)) ?? null;
}

type PortalSnapshot = SnapshotFrom<PortalRef>;

/** [RT-015] [RT-017] [RT-019] [RT-024] The query that an address of the flow carries. */
function flowSearch(portal: PortalSnapshot, language: Language): string {
  const { application, address, refCode } = portal.context;
  const asked = new URLSearchParams(address.search);
  const query = new URLSearchParams();
  const landing = placeOf(address.path).kind === 'root' && !asked.has('lang');
  if (!(landing && applications[application.key].rootQuery === 'none')) query.set('lang', language);
  if (refCode) query.set('refCode', refCode);
  const text = query.toString();
  return text ? `?${text}` : '';
}

/**
 * The address that belongs to what is shown; null while nothing settled is shown. Pages outside the flow keep the
 * address that was opened ([ER-010]) and change only its `lang`, where it has one.
 */
export function addressOf(
  portal: PortalSnapshot,
  /** The flow that is under way, and which of its steps shows. */
  flow: { step: StepKey | null } | undefined,
): Address | null {
  const { language, address, refCode } = portal.context;
  if (portal.hasTag('pending') || !portal.matches({ wording: 'showingTexts' })) return null;
  if (flow) {
    if (flow.step === null) return null;
    return {
      path: pathOfStep(flow.step, language, portal.context.application.adminView),
      search: flowSearch(portal, language),
    };
  }
  if (portal.matches({ visit: 'forbidden' })) {
    const asked = new URLSearchParams({ lang: language, ...(refCode ? { refCode } : {}) });
    return { path: '/forbidden', search: `?${asked}` };
  }
  const query = new URLSearchParams(address.search);
  if (!query.has('lang')) return address;
  query.set('lang', language);
  return { path: address.path, search: `?${query}` };
}

/** The same of live charts. */
export function shownAddress(portal: PortalRef): Address | null {
  const snapshot = portal.getSnapshot();
  const flow = snapshot.children.quoteFlow;
  return addressOf(snapshot, flow && { step: shownStep(flow.getSnapshot()) });
}
