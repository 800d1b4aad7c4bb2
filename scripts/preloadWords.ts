import type { HtmlTagDescriptor, Plugin } from 'vite';

const words = /\/src\/text\/firstWords(En|Fr)\.ts$/;

/**
 * Lets the page fetch its first texts together with its script instead of after it.
 * The server leaves only those of the page's language (`data-words`).
 */
export function preloadWords(): Plugin {
  return {
    name: 'portage-preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        return Object.values(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
          const [, language] = (file.type === 'chunk' && words.exec(file.facadeModuleId ?? '')) || [];
          if (!language) return [];
          const attrs = {
            rel: 'modulepreload',
            crossorigin: true,
            href: `/${file.fileName}`,
            'data-words': language.toLowerCase(),
          };
          return [{ tag: 'link', attrs, injectTo: 'head' }];
        });
      },
    },
  };
}
