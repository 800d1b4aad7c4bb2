import { frameScanDelay, frameWait } from '#domain/idleSession.ts';

export type Activity = 'person.act' | 'frame.tellActivity';

/** [ID-017] What counts as activity; moving and scrolling alone do not. */
const activityEvents = ['keydown', 'mousedown'] as const;

/** What a card frame sends when somebody types or clicks in it. */
const frameActivity = new Set(['frame.focus', 'frame.valid', 'frame.invalid']);

/**
 * [ID-017] to [ID-020] Tells the activity on a page and in its frames. Into frames of other origins nobody can look:
 * of those only the card frame counts, by its own messages. Returns a function that stops watching.
 */
export function watchActivity(
  win: Window,
  cardFrameOrigin: () => string,
  tell: (activity: Activity) => void,
): () => void {
  const stopPage = watchWindow(win, win, () => tell('person.act'));
  const hearCardFrame = async ({ origin, source, data }: MessageEvent) => {
    if (origin !== cardFrameOrigin() || !isFrameOf(win.document, source)) return;
    const { readFrameMessage } = await import('./cardFrame.ts');
    if (frameActivity.has(readFrameMessage(data)?.type ?? '')) tell('frame.tellActivity');
  };
  win.addEventListener('message', hearCardFrame);
  return () => {
    stopPage();
    win.removeEventListener('message', hearCardFrame);
  };
}

const framesOf = (document: Document) => [...document.querySelectorAll('iframe')];
const isFrameOf = (document: Document, source: MessageEventSource | null) =>
  framesOf(document).some((frame) => frame.contentWindow === source);

/** Watches a window and, as they come, the frames in it; waits by the time of the page, which frames without scripts have not. */
function watchWindow(page: Window, win: Window, tell: () => void): () => void {
  const frames = new Map<HTMLIFrameElement, () => void>();
  /** Of this page: a frame that shows another one by the time of the stop may be of an origin that nobody can look into. */
  const { document } = win;
  const stopped = new AbortController();
  let scanning = 0;

  const scan = () => {
    const found = new Set(framesOf(document));
    for (const [frame, stop] of frames) {
      if (found.has(frame)) continue;
      frames.delete(frame);
      stop();
    }
    for (const frame of found) if (!frames.has(frame)) frames.set(frame, watchFrame(page, frame, tell));
  };
  const observer = new MutationObserver(() => {
    page.clearTimeout(scanning);
    scanning = page.setTimeout(scan, frameScanDelay);
  });

  for (const type of activityEvents) {
    win.addEventListener(type, tell, { capture: true, passive: true, signal: stopped.signal });
  }
  observer.observe(document, { childList: true, subtree: true });
  scan();
  return () => {
    page.clearTimeout(scanning);
    observer.disconnect();
    stopped.abort();
    for (const stop of frames.values()) stop();
  };
}

/** [ID-020] Watches a frame some time after it was found, and again whatever it loads after that. */
function watchFrame(page: Window, frame: HTMLIFrameElement, tell: () => void): () => void {
  let stopInside = () => {};
  const enter = () => {
    stopInside();
    const inside = sameOriginWindow(frame);
    stopInside = inside ? watchWindow(page, inside, tell) : () => {};
  };
  const start = () => {
    enter();
    frame.addEventListener('load', enter);
  };
  const waiting = page.setTimeout(start, frameWait);
  return () => {
    page.clearTimeout(waiting);
    frame.removeEventListener('load', enter);
    stopInside();
  };
}

/** Null where the frame shows a page of another origin. */
function sameOriginWindow(frame: HTMLIFrameElement): Window | null {
  return frame.contentDocument === null ? null : frame.contentWindow;
}
