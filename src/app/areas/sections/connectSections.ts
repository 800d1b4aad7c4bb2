import { type AnyActorLogic, fromPromise } from 'xstate';
import { languages } from '#domain/locales.ts';
import type { SectionWanted } from '#machines/policyView/policyView.types.ts';
import { loadRooms } from '../../../text/rooms.ts';
import { keepSectionView } from '../../../ui/policyView/sectionViews.ts';
import { fetched, inPlace } from '../../chartInPlace.ts';
import { mustBeFilled } from '../../mustBeFilled.ts';
import type { AreaParts } from '../areaParts.ts';
import { lateSections } from './lateSections.ts';

/** [PV-013] Fills the ports of sections: one fetches a section with its texts, in both languages, the other is its chart. */
export function connectSections(parts: AreaParts) {
  const come = new Map<string, AnyActorLogic>();
  return {
    section: inPlace(({ segment }: SectionWanted) => fetched(come.get(segment) ?? null)),
    /** Fetches a section; may be called again after a failed transfer. */
    fetchSection: fromPromise<void, SectionWanted>(async ({ input: { segment } }) => {
      const load = lateSections.get(segment);
      if (!load) throw new Error(`The section ${segment} has no chart`);
      const { rooms, connect, View } = await load();
      await Promise.all(languages.map((language) => loadRooms(language, rooms)));
      if (!come.has(segment)) come.set(segment, mustBeFilled(connect(parts)));
      keepSectionView(segment, View);
    }),
  };
}
