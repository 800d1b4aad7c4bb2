import { readLeadQuotePdf } from '#domain/calls/leads/readLeadQuotePdf.ts';
import { type ListedLead, searchLeads } from '#domain/calls/leads/searchLeads.ts';
import { leadList } from '#domain/leads/leadList.ts';
import { saveFile } from '../../ports/saveFile.ts';
import { LeadsScreen } from '../../ui/leads/LeadsScreen.tsx';
import { defineListArea } from './defineListArea.ts';

/** Who wanted to continue a quote later, for those who may follow up. */
export const area = defineListArea({
  list: leadList,
  read: searchLeads,
  rowOf: (row: ListedLead) => ({ ...row, id: row.leadId }),
  rooms: ['leads'],
  acts: ({ callServer, window }) => ({
    print: async ({ id }, signal) => {
      const { body } = await callServer(readLeadQuotePdf, { params: { leadId: id } }, signal);
      saveFile(window, body as Blob, 'quote.pdf');
      return { told: null, leadsTo: null };
    },
  }),
  Screen: LeadsScreen,
});
