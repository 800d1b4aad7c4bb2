import * as z from 'zod';

/** What one tab learns of the session and the others should know. */
export type SessionNews =
  | { type: 'session.renew'; sessionExpiration: string }
  /** It works for this organization now. */
  | { type: 'session.work'; organizationCode: string }
  | { type: 'session.end' };

const message = z.object({
  sessionName: z.string(),
  news: z.union([
    z.object({ type: z.literal('session.renew'), sessionExpiration: z.iso.datetime() }),
    z.object({ type: z.literal('session.work'), organizationCode: z.string() }),
    z.object({ type: z.literal('session.end') }),
  ]),
});

/** The tabs of one application, of which all share the session of the cookie. */
export type SessionChannel = {
  /** Says which session this tab is in, by the name that the server gave it; null for none. */
  join(sessionName: string | null): void;
  /** Tells the other tabs. */
  tell(news: SessionNews): void;
  /** Tells the other tabs and this one. */
  tellAll(news: SessionNews): void;
  /** Listens to news of this session only. */
  hear(listener: (news: SessionNews) => void): () => void;
};

const channelName = 'portage-session';

/** Keeps the tabs of one browser in step. */
export function createSessionChannel(win: Window & typeof globalThis): SessionChannel {
  const channel = new win.BroadcastChannel(channelName);
  const post = channel.postMessage.bind(channel);
  const listeners = new Set<(news: SessionNews) => void>();
  let own: string | null = null;
  const spread = (news: SessionNews) => {
    for (const listener of listeners) listener(news);
  };
  channel.addEventListener('message', ({ data }) => {
    const heard = message.safeParse(data);
    if (heard.success && heard.data.sessionName === own) spread(heard.data.news);
  });
  const tell = (news: SessionNews) => {
    if (own !== null) post({ sessionName: own, news });
  };
  return {
    join: (sessionName) => {
      own = sessionName;
    },
    tell,
    tellAll: (news) => {
      tell(news);
      if (own !== null) spread(news);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
