import type { Page } from '@playwright/test';
import type { Language } from '#domain/locales.ts';
import type { AnsweredName, AskedOf } from './answered/screens.ts';
import { commandPage } from './play.ts';
import { openPage } from './offered.ts';
import { settled } from '../../shownPage.ts';

/** A screen to be shown, in which language and how wide. */
export type Visit<Name extends AnsweredName> = {
  [Each in Name]: { readonly step: Each; readonly lang?: Language; readonly width?: number } & AskedOf<Each>;
}[Name];

export interface Visits {
  /** Where the page is. */
  origin(): string;
  /** Shows a screen whose ports answer by themselves, anew: what was shown before is ended. */
  show<Name extends AnsweredName>(visit: Visit<Name>): Promise<Page>;
}

/** Screens with real charts, one after another on one page of a real browser, for the tests of a file. */
export function visits(): Visits {
  const viewport = { width: 1280, height: 900 };
  const offered = openPage(viewport);
  return {
    origin: () => offered().origin,
    show: async ({ step, lang = 'en', width = viewport.width, ...asked }) => {
      const { page } = offered();
      await page.mouse.move(0, 0);
      await page.setViewportSize({ ...viewport, width });
      await commandPage(page, 'visit', [step, asked, lang]);
      await settled(page);
      return page;
    },
  };
}
