import { contentFrameId } from '#domain/content/contentScreens.ts';

/** [CN-010] Height in pixels of what the content frame holds; null while it holds nothing. */
export function contentHeight(doc: Document): number | null {
  const frame = doc.getElementById(contentFrameId) as HTMLIFrameElement | null;
  const content = frame?.contentDocument;
  if (!content || content.readyState !== 'complete') return null;
  return Math.ceil(content.documentElement.getBoundingClientRect().height) || null;
}
