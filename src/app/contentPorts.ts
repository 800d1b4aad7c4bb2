import { fromPromise } from 'xstate';
import type { ContentRequest } from '#machines/contentPage/contentPage.types.ts';
import { contentHeight } from '../ports/contentFrame.ts';
import type { CallServer } from '../ports/http.ts';

/** Fills the ports of a content page. */
export function contentPorts(callServer: CallServer, win: Window) {
  return {
    readContent: fromPromise<string, ContentRequest>(async ({ input, signal }) => {
      const { readContent } = await import('./readContent.ts');
      return readContent(callServer, win, input, signal);
    }),
    measureFrame: fromPromise<number | null, void>(async () => contentHeight(win.document)),
  };
}
