import { build, type Plugin, type Rolldown } from 'vite';

const page = '/index.html';
const charset = /<meta charset[^>]*>/;
const styleLink = /<link rel="stylesheet" crossorigin href="\/([^"]+\.css)">/g;

/**
 * Puts into the page what its first paint needs, so that it waits for nothing but the page: its style, and the script of
 * its first moment. The style's own file stays named, for later parts that ask whether it is there, and is not fetched.
 * @param moment path of the script that runs before anything else
 */
export function inlined(moment: string): Plugin {
  return {
    name: 'portage-inlined',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle = {} }) {
        if (path !== page) return html;
        const script = await scriptOf(moment);
        return html
          .replace(styleLink, (link, name: string) => {
            const file = bundle[name];
            if (file?.type !== 'asset') return link;
            return `<style>${String(file.source)}</style><link rel="stylesheet" href="/${name}" disabled>`;
          })
          .replace(charset, (tag) => `${tag}\n    <script>${script}</script>`);
      },
    },
  };
}

async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'portage' },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
