import type { ComponentType } from 'react';
import type { AnyActorRef } from 'xstate';
import type { PolicySegment } from '#domain/policies/policySections.ts';

export type SectionView = ComponentType<{ section: AnyActorRef }>;

const come: Partial<Record<PolicySegment, SectionView>> = {};

/** The views of the sections that were fetched. */
export const sectionViews: Readonly<Partial<Record<PolicySegment, SectionView>>> = come;

/** Keeps the view of a section that was fetched. */
export function keepSectionView(segment: PolicySegment, View: SectionView): void {
  come[segment] = View;
}
