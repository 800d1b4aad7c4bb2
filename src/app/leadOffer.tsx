import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import { isIsoDate } from '#domain/calendar.ts';
import { createLead } from '#domain/calls/leads/createLead.ts';
import { languages, locales } from '#domain/locales.ts';
import { holds } from '#domain/permissions/claimGroups.ts';
import type { Toast } from '#domain/toast.ts';
import { leadMachine } from '#machines/lead/lead.machine.ts';
import type { LeadToCreate } from '#machines/lead/lead.types.ts';
import type { CallServer } from '../ports/http.ts';
import type { TabMemory } from '../ports/tabMemory.ts';
import { loadRooms } from '../text/rooms.ts';
import { LeadCard } from '../ui/lead/LeadCard.tsx';
import { flowOf, type PortalRef } from './addressListener.ts';
import type { DraftPorts } from './draftPorts.ts';
import { collectFlowDraft } from './flowDraft.ts';
import { mustBeFilled } from './mustBeFilled.ts';

export type LeadOfferParts = {
  callServer: CallServer;
  draft: Pick<DraftPorts, 'keep'>;
  memory: Pick<TabMemory, 'draftId'>;
  portal: PortalRef;
  inspect: ((event: InspectionEvent) => void) | undefined;
  say: (toast: Toast) => void;
};

/** [LD-006] [LD-009] The offer to continue a quote later, with its texts; nothing for a session that may not leave a lead. */
export async function fetchLeadOffer(parts: LeadOfferParts): Promise<ComponentType> {
  const { portal, inspect, say } = parts;
  await Promise.all(languages.map((language) => loadRooms(language, ['lead'])));
  const lead = createActor(connectLead(parts), { inspect }).start();
  lead.on('toast.say', say);
  return function LeadOffer() {
    const mayLeave = useSelector(portal, ({ context }) =>
      holds(context.session?.atoms ?? [], 'BOOKING.CREATE_LEAD'),
    );
    return mayLeave && <LeadCard lead={lead} />;
  };
}

/** What is typed is kept first, so that the link leads back to all of it. */
function connectLead({ callServer, draft, memory, portal }: LeadOfferParts): typeof leadMachine {
  return mustBeFilled(
    leadMachine.provide({
      actors: {
        createLead: fromPromise<void, LeadToCreate>(async ({ input, signal }) => {
          const lang = locales[portal.getSnapshot().context.language].header;
          const flow = flowOf(portal);
          const typed = flow && collectFlowDraft(flow);
          if (typed) await draft.keep(typed);
          const departure = typed?.forms.travellers?.departureDate ?? '';
          const body = {
            firstName: input.firstName.trim(),
            email: input.email.trim(),
            mayContact: input.mayContact,
            tripStartDate: isIsoDate(departure) ? departure : null,
            language: lang,
            draftId: memory.draftId() ?? undefined,
          };
          await callServer(createLead, { headers: { lang }, body }, signal);
        }),
      },
    }),
  );
}
