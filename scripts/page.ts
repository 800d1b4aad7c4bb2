import type { Plugin } from 'vite';

/** What the server writes into the page when it answers it; development has no such server. */
const developmentPage: Record<string, string> = {
  APPLICATION: 'b2b',
  ENVIRONMENT: 'development',
  LANG: 'en-CA',
  TITLE: 'Portage',
};

/** Fills the places of index.html while developing; the built page keeps them for the server. */
export function developmentPlaces(): Plugin {
  return {
    name: 'portage-development-places',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%([A-Z]+)%/g, (place, name: string) => developmentPage[name] ?? place),
    },
  };
}
