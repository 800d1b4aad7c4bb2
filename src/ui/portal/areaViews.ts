import type { ComponentType } from 'react';
import type { AreaPath } from '#domain/areas.ts';
import type { AreaRef } from '#machines/area.types.ts';
import type { PlaceProps } from './portalRef.ts';

export type AreaView = ComponentType<PlaceProps & { area: AreaRef }>;

const come: Partial<Record<AreaPath, AreaView>> = {};

/** The views of the areas that were fetched. */
export const areaViews: Readonly<Partial<Record<AreaPath, AreaView>>> = come;

/** Keeps the view of an area that was fetched. */
export function keepAreaView(area: AreaPath, View: AreaView): void {
  come[area] = View;
}
