import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

const ticketLifeMs = 30 * 60 * 1000;

/** For which card form a frame was loaded, and the origins to which the browser holds it; none when no page stated its own. */
export type FramePlace = { profile: string; embeddedBy: readonly string[] };

/** What a frame shows when it asks for a token: proof that it was loaded, where, and that it has not asked with it before. */
export type Tickets = {
  /** Good for one question within half an hour. */
  issue(place: FramePlace): string;
  /** The place that the ticket was given for; null when it is forged, spent or too old. */
  spend(ticket: string): FramePlace | null;
};

type Written = FramePlace & { id: string; until: number };

/** Tickets are signed with a key of this process alone and only the spent ones are remembered, so that a page that is loaded costs no memory. */
export function createTickets(clock: Clock): Tickets {
  const key = randomBytes(32);
  const spent = new Map<string, number>();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const forgetOld = (now: number) => {
    for (const [id, until] of spent) if (until <= now) spent.delete(id);
  };
  return {
    issue(place) {
      const written: Written = { ...place, id: randomUUID(), until: clock.now() + ticketLifeMs };
      const text = Buffer.from(JSON.stringify(written)).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    spend(ticket) {
      const [text = '', signature = ''] = ticket.split('.');
      if (!isSame(signature, sign(text))) return null;
      const { profile, embeddedBy, id, until }: Written = JSON.parse(
        Buffer.from(text, 'base64url').toString(),
      );
      const now = clock.now();
      forgetOld(now);
      if (until <= now || spent.has(id)) return null;
      spent.set(id, until);
      return { profile, embeddedBy };
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
