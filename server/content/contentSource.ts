import type { ContentScreen } from '#domain/content/contentScreens.ts';
import { Problem } from '../http/problem.ts';
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
      const bytes = await fragmentAt(`${settings.contentUrl}/${contentPath}/${screen}.html`, waits).catch(
        () => null,
      );
      if (bytes === null) throw new Problem(502, 'content.unavailable');
      return bytes;
    },
  };
}

async function fragmentAt(url: string, { serviceMs }: Pick<Waits, 'serviceMs'>): Promise<Uint8Array | null> {
  const response = await fetch(url, {
    headers: { accept: 'text/html' },
    // Whoever writes the pages does not choose what this server asks for.
    redirect: 'error',
    signal: AbortSignal.timeout(serviceMs),
  });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || !isHtml || response.body === null) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.byteLength;
    if (length > longestFragment) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
