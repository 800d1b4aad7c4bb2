import type { ContentScreen } from '#domain/content/contentScreens.ts';
import { Problem } from '../http/problem.ts';
import { fetchOutside } from '../outside.ts';
import type { Waits } from '../waits.ts';

/** Longest content page in bytes. */
const longestFragment = 512 * 1024;

/** Where the content pages are written; another service, or the stand-in. */
export type ContentSource = {
  /**
   * [CN-004] The HTML of a screen in a locale, as it stands there.
   * @throws Problem 502 `content.unavailable` when it cannot be had, is too long or is no HTML
   */
  read(contentPath: string, screen: ContentScreen): Promise<Uint8Array>;
};

export function createContentSource(
  settings: { contentUrl: string },
  waits: Pick<Waits, 'serviceMs'>,
): ContentSource {
  return {
    async read(contentPath, screen) {
      const answer = await fetchOutside(
        `${settings.contentUrl}/${contentPath}/${screen}.html`,
        { headers: { accept: 'text/html' } },
        { withinMs: waits.serviceMs, mostBytes: longestFragment, type: 'text/html' },
      ).catch(() => null);
      if (!answer?.ok) throw new Problem(502, 'content.unavailable');
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
