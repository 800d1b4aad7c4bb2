import type { CardBrand, CardField, FieldCode } from '../cardRules.ts';

/** Events of the frame; `complete` says whether every field is valid now. */
export type FrameEvent =
  | { type: 'ready' }
  | { type: 'systemError' }
  | { type: 'focus' | 'blur'; field: CardField; complete: boolean }
  | { type: 'valid'; field: CardField; brand?: CardBrand; complete: boolean }
  | { type: 'invalid'; field: CardField; code: FieldCode; complete: false };

export type Channel = {
  /** Origin of the embedding page; empty when the browser does not say. */
  parentOrigin: string;
  /** Sends text to the embedding page and to no other. */
  send(text: string): void;
  post(event: FrameEvent): void;
  /** Hears only the embedding page. */
  listen(heard: (data: unknown) => void): void;
};

/** The one way between the frame and the page around it. Messages go to exact origins, never to any. */
export function openChannel(allowedOrigins: readonly string[]): Channel {
  const parentOrigin = embeddingOrigin();
  const targets = window.parent === window ? [] : parentOrigin ? [parentOrigin] : allowedOrigins;
  const send = (text: string) => {
    for (const target of targets) window.parent.postMessage(text, target);
  };
  return {
    parentOrigin,
    send,
    post: (event) => send(JSON.stringify(event)),
    listen(heard) {
      window.addEventListener('message', ({ source, origin, data }) => {
        if (source === window.parent && targets.includes(origin)) heard(data);
      });
    },
  };
}

function embeddingOrigin(): string {
  return location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? '';
}
