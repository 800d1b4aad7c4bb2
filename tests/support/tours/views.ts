import { test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { languages } from '#domain/locales.ts';
import { openShelf } from './saved.ts';
import { openPage } from './views/offered.ts';
import { registerViews } from './views/register.ts';
import type { AnyViewTour, ViewTour } from './views/types.ts';

/** Runs the tours of a chart through its real views in a real browser: one vitest test a tour. */
export function viewTours<M extends AnyStateMachine, Id extends string>(view: ViewTour<M, Id>): void {
  const any: AnyViewTour = {
    notHere: {},
    languages,
    viewport: { width: 1280, height: 900 },
    ...view,
  } as unknown as AnyViewTour;
  const offered = openPage(any.viewport);
  registerViews(any, {
    declare: test,
    shelfOf: (name) => openShelf('.tours/views', name),
    page: () => offered().page,
  });
}
