import type { PolicyDetail } from '#domain/calls/shapes/policyDetail.ts';
import type { Language } from '#domain/locales.ts';
import type { ActorLogic, EventObject, Snapshot } from 'xstate';
import type { PolicySegment } from '#domain/policies/policySections.ts';
import type { PageReport } from '../area.types.ts';
import type { SessionFacts } from '../session.types.ts';

/** What the chart of a section of a policy begins with; it takes `SharedCommand`. */
export type SectionInput = {
  segment: PolicySegment;
  policyNumber: string;
  language: Language;
  session: SessionFacts;
  policy: PolicyDetail;
};

/** What a section reports to the view of the policy with `sendParent`. */
export type SectionReport =
  | Extract<PageReport, { type: 'page.noteUnsaved' }>
  /** The policy was changed: it is loaded again. */
  | { type: 'section.reload' };

/** The chart of whichever section is open. */
export type SectionChart = ActorLogic<Snapshot<unknown>, EventObject, SectionInput>;
