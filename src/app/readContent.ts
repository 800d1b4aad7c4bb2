import { readContentFragment, readWelcomeFragment } from '#domain/calls/content/readContentFragment.ts';
import { publicQuoteLink } from '#domain/links/publicQuoteLink.ts';
import { locales } from '#domain/locales.ts';
import type { ContentRequest } from '#machines/contentPage/contentPage.types.ts';
import { contentDocument } from '../ports/contentDocument.ts';
import type { CallServer } from '../ports/http.ts';

async function readHtml(
  callServer: CallServer,
  { screen, language }: ContentRequest,
  signal: AbortSignal,
): Promise<string> {
  const { contentPath } = locales[language];
  const { body } =
    screen === 'welcome'
      ? await callServer(readWelcomeFragment, { params: { contentPath } }, signal)
      : await callServer(readContentFragment, { params: { contentPath, screen } }, signal);
  return (body as Blob).text();
}

/** The document of a content page, ready for its frame. */
export async function readContent(
  callServer: CallServer,
  win: Window,
  asked: ContentRequest,
  signal: AbortSignal,
): Promise<string> {
  const { language, customerName, referenceId, publicOrigin } = asked;
  return contentDocument(await readHtml(callServer, asked, signal), {
    tag: locales[language].tag,
    label: win.document.documentElement.dataset.label ?? 'house',
    customerName,
    weblink: publicQuoteLink(publicOrigin, language, referenceId),
    ownOrigins: [win.location.origin, publicOrigin],
  });
}
