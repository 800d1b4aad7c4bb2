import * as z from 'zod';
import type { Language } from '#domain/locales.ts';
import { longestToken } from '#domain/calls/shapes/payment.ts';
import { cardFrameId } from '#domain/payment/cardFrame.ts';

/** Where the card provider's frame is. */
export type CardFrameSettings = { url: string; origin: string };

export type FrameField = 'number' | 'expiry' | 'code';

/** What the frame sends; nothing of a card but its validity and the token. */
export type FrameMessage =
  | { type: 'frame.ready' }
  | { type: 'frame.valid'; field: FrameField; complete: boolean }
  | { type: 'frame.invalid'; field: FrameField; code: '943' | '944' | '945' }
  | { type: 'frame.focus'; field: FrameField; complete: boolean }
  | { type: 'frame.blur'; field: FrameField; complete: boolean }
  | { type: 'frame.systemError' }
  | { type: 'frame.tokenised'; dataKey: string; bin: string }
  | { type: 'frame.refused'; codes: readonly ('940' | '941' | '942' | '943' | '944' | '945')[] };

const fields: Record<'pan' | 'exp' | 'cvd', FrameField> = { pan: 'number', exp: 'expiry', cvd: 'code' };
const field = z.enum(['pan', 'exp', 'cvd']);
const success = '001';

const event = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('systemError') }),
  z.object({ type: z.enum(['valid', 'focus', 'blur']), field, complete: z.boolean() }),
  z.object({ type: z.literal('invalid'), field, code: z.enum(['943', '944', '945']) }),
]);
const answer = z.object({
  responseCode: z.array(z.enum([success, '940', '941', '942', '943', '944', '945'])).min(1),
  dataKey: z.string().max(longestToken),
  bin: z.string().default(''),
});

/** Reads a message of the frame; null for anything of another shape. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  let parsed: unknown = data;
  if (typeof data === 'string') {
    try {
      parsed = JSON.parse(data);
    } catch {
      return null;
    }
  }
  const told = event.safeParse(parsed);
  if (told.success) {
    const message = told.data;
    if (message.type === 'ready') return { type: 'frame.ready' };
    if (message.type === 'systemError') return { type: 'frame.systemError' };
    const place = fields[message.field];
    if (message.type === 'invalid') return { type: 'frame.invalid', field: place, code: message.code };
    return { type: `frame.${message.type}`, field: place, complete: message.complete };
  }
  const answered = answer.safeParse(parsed);
  if (!answered.success) return null;
  const { responseCode, dataKey, bin } = answered.data;
  if (responseCode.includes(success)) return { type: 'frame.tokenised', dataKey, bin };
  const codes = responseCode.filter((code) => code !== success);
  return { type: 'frame.refused', codes };
}

export type CardFrame = {
  /** [PY-029] Hears the frame of one card and nobody else. */
  hear(listener: (message: FrameMessage) => void): () => void;
  tokenise(): void;
  /** [PY-027] */
  style(looks: Record<string, string>): void;
  /** Shows the labels of another language; what is typed stays. */
  relabel(language: Language): void;
};

/** Speaks with the frame of a card by messages to and from its exact origin. */
export function openCardFrame(win: Window, settings: CardFrameSettings, cardId: string): CardFrame {
  const frame = () => win.document.getElementById(cardFrameId(cardId)) as HTMLIFrameElement | null;
  const post = (message: string) => frame()?.contentWindow?.postMessage(message, settings.origin);
  return {
    hear: (listener) => {
      const onMessage = ({ origin, source, data }: MessageEvent) => {
        if (origin !== settings.origin || source !== frame()?.contentWindow) return;
        const message = readFrameMessage(data);
        if (message) listener(message);
      };
      win.addEventListener('message', onMessage);
      return () => win.removeEventListener('message', onMessage);
    },
    tokenise: () => post('tokenize'),
    style: (looks) => post(JSON.stringify({ type: 'style', style: looks })),
    relabel: (language) => post(JSON.stringify({ type: 'style', lang: language })),
  };
}
