import type { Page } from '@playwright/test';
import { openBuiltPage } from './builtPage.ts';

/** As strict as the page of the product. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'";

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
  /** Shows a part in a window of its own; `complaints` collects what the browser reports: errors, warnings, breaches of the policy. */
  watch(view: GalleryView): Promise<GalleryPage>;
  putAway(): Promise<void>;
  close(): Promise<void>;
};

export async function openGallery(): Promise<OpenGallery> {
  const built = await openBuiltPage({ page: 'kit.html', address: '/kit', policy, warns: true });
  const shown = (
    { part, lang = 'en', label = 'house', width = 1280 }: GalleryView,
    meet?: (window: Page) => void,
  ) => built.show({ part, lang, label }, width, meet);
  return {
    show: (view) => shown(view),
    watch: async (view) => {
      const complaints: string[] = [];
      const page = await shown(view, (window) => {
        window.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
        });
        window.on('pageerror', (error) => complaints.push(error.message));
      });
      return { page, complaints };
    },
    putAway: built.putAway,
    close: built.close,
  };
}
