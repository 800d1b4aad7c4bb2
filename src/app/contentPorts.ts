import { fromPromise } from 'xstate';
import { readContentFragment, readWelcomeFragment } from '#domain/calls/content/readContentFragment.ts';
import { publicQuoteLink } from '#domain/links/publicQuoteLink.ts';
import { locales } from '#domain/locales.ts';
import type { ContentAsked } from '#machines/contentPage/contentPage.types.ts';
import { contentHeight } from '../ports/contentFrame.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the ports of a content page. */
export function contentPorts(callServer: CallServer, win: Window) {
  const readHtml = async ({ screen, language }: ContentAsked, signal: AbortSignal): Promise<string> => {
    const { contentPath } = locales[language];
    const { body } =
      screen === 'welcome'
        ? await callServer(readWelcomeFragment, { params: { contentPath } }, signal)
        : await callServer(readContentFragment, { params: { contentPath, screen } }, signal);
    return (body as Blob).text();
  };
  return {
    readContent: fromPromise<string, ContentAsked>(async ({ input, signal }) => {
      const { language, customerName, referenceId, publicOrigin } = input;
      const [html, { contentDocument }] = await Promise.all([
        readHtml(input, signal),
        import('../ports/contentDocument.ts'),
      ]);
      return contentDocument(html, {
        tag: locales[language].tag,
        label: win.document.documentElement.dataset.label ?? 'house',
        customerName,
        weblink: publicQuoteLink(publicOrigin, language, referenceId),
        ownOrigins: [win.location.origin, publicOrigin],
      });
    }),
    measureFrame: fromPromise<number | null, void>(async () => contentHeight(win.document)),
  };
}
