import type { Plugin } from 'vite';

const widgetWords =
  /\/(?:react-aria|react-aria-components|react-stately)\/.*\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.mjs$/;
const kept = new Set(['en-US', 'fr-FR']);

/** Leaves out the words of React Aria's widgets in the languages that nobody here reads. */
export function widgetLocales(): Plugin {
  return {
    name: 'portage-widget-locales',
    enforce: 'pre',
    load(id) {
      const [, locale] = widgetWords.exec(id) ?? [];
      return locale && !kept.has(locale) ? 'export default {};' : null;
    },
  };
}
