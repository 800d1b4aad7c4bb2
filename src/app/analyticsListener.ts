import type { SnapshotFrom } from 'xstate';
import { pageName } from '#domain/analytics.ts';
import type { Analytics } from '../ports/analytics.ts';
import { flowOf, type PortalRef } from './addressListener.ts';
import type { QuoteFlowRef } from './flowDraft.ts';
import { shownAddress, shownStep } from '../ui/portal/shownAddress.ts';

const isBegunAnew = (flow: SnapshotFrom<QuoteFlowRef>) =>
  flow.matches('startingOver') || (flow.matches('takingOther') && flow.context.other?.draftId === null);

/**
 * [PL-031] [CP-037] Measures what is shown: each route, the beginning of each quote, each step, and the confirmation
 * of a purchase once.
 */
export function bindAnalytics(portal: PortalRef, analytics: Analytics): void {
  let followed: QuoteFlowRef | null = null;
  let path: string | null = null;
  let step: string | null = null;

  const look = () => {
    const snapshot = portal.getSnapshot();
    const flow = flowOf(portal);
    const where = { application: snapshot.context.application.key, language: snapshot.context.language };
    const address = shownAddress(portal);
    if (address && address.path !== path) {
      path = address.path;
      analytics.tell({ ...where, event: 'pageLoad', page: pageName(path) });
    }
    if (flow && isBegunAnew(flow.getSnapshot())) {
      analytics.beginQuote();
      step = null;
    }
    const shown = flow && address && shownStep(flow.getSnapshot());
    if (!shown || shown === step) return;
    step = shown;
    if (shown === 'TRAVELLER_DETAILS') analytics.tellOnce({ ...where, event: 'quoteStart' });
    analytics.tell({ ...where, event: 'formStep', step: shown });
    if (shown === 'CONFIRMATION') analytics.tellOnce({ ...where, event: 'transaction' });
  };

  portal.subscribe(() => {
    const flow = flowOf(portal);
    if (flow !== followed) {
      followed = flow;
      step = null;
      flow?.subscribe(look);
    }
    look();
  });
}
