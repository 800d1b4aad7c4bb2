import type { FlowDraft } from './flowForms.ts';

/** Version of the shape in which a flow's draft is kept; a change of FlowForms raises it and brings a migration. */
export const flowDraftVersion = 4;
/** The chart whose drafts these are. */
export const flowDraftMachine = 'quoteFlow';

export type DraftEnvelope = { machine: string; version: number; snapshot: unknown };

export function flowDraftEnvelope(draft: FlowDraft): { machine: string; version: number; snapshot: never } {
  return { machine: flowDraftMachine, version: flowDraftVersion, snapshot: draft as never };
}
