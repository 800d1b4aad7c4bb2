import type { Page } from '@playwright/test';
import { kitPage } from './kitPage.ts';
import { originOf } from './servedPages.ts';
import { type Showing, showServed } from './shownPage.ts';

export type GalleryView = {
  part: string;
  lang?: 'en' | 'fr';
  label?: string;
  width?: number;
};

export type GalleryPage = { page: Page; complaints: string[] };

/** The built gallery of the kit in a real browser, under the policy of the product. */
export type OpenGallery = {
  /** Shows a part. */
  show(view: GalleryView): Promise<Page>;
  /** Shows a part in a window that nobody uses afterwards, for its clock is another. */
  showAlone(view: GalleryView): Promise<Page>;
  /** Shows a part; `complaints` collects what the browser reports: errors, warnings, breaches of the policy. */
  watch(view: GalleryView): Promise<GalleryPage>;
  putAway(): Promise<void>;
  close(): Promise<void>;
};

export async function openGallery(): Promise<OpenGallery> {
  const served = { origin: await originOf('kit'), close: async () => {} };
  const shown = showServed(served, kitPage.address);
  const show = (
    { part, lang = 'en', label = 'house', width = 1280 }: GalleryView,
    more?: Pick<Showing, 'alone' | 'meet'>,
  ) => shown.show({ query: { part, lang, label }, width, ...more });
  return {
    show: (view) => show(view),
    showAlone: (view) => show(view, { alone: true }),
    watch: async (view) => {
      const complaints: string[] = [];
      const page = await show(view, {
        meet: (window) => {
          window.on('console', (message) => {
            if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
          });
          window.on('pageerror', (error) => complaints.push(error.message));
        },
      });
      return { page, complaints };
    },
    putAway: shown.putAway,
    close: shown.close,
  };
}
