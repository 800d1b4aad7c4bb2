import { afterEach, expect, test } from 'vitest';
import { createSessionChannel, type SessionChannel, type SessionNews } from '#src/ports/sessionChannel.ts';

const open: BroadcastChannel[] = [];
const win = {
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      open.push(this);
    }
  },
} as unknown as Window & typeof globalThis;
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

const renewal: SessionNews = { type: 'session.renew', sessionExpiration: '2026-11-20T15:30:00.000Z' };
const end: SessionNews = { type: 'session.end' };

function tab(sessionName: string | null): { channel: SessionChannel; heard: SessionNews[] } {
  const channel = createSessionChannel(win);
  const heard: SessionNews[] = [];
  channel.join(sessionName);
  channel.hear((news) => heard.push(news));
  return { channel, heard };
}

test('three tabs of one session hear what one of them learns', async () => {
  const [first, second, third] = [tab('one'), tab('one'), tab('one')];
  first.channel.tell(renewal);
  await expect.poll(() => [second.heard, third.heard]).toEqual([[renewal], [renewal]]);
  expect(first.heard).toEqual([]);
  second.channel.tellAll(end);
  await expect.poll(() => [first.heard, third.heard]).toEqual([[end], [renewal, end]]);
  expect(second.heard).toEqual([renewal, end]);
});

test('a tab of another session, or of none, hears nothing and cannot end it', async () => {
  const [mine, earlier, nobody] = [tab('one'), tab('another'), tab(null)];
  earlier.channel.tell(end);
  nobody.channel.tellAll(end);
  mine.channel.tell(renewal);
  const last = tab('one');
  mine.channel.tell(end);
  await expect.poll(() => last.heard).toEqual([end]);
  expect([mine.heard, earlier.heard, nobody.heard]).toEqual([[], [], []]);
});

test('what is no news is not listened to', async () => {
  const { heard } = tab('one');
  const stranger = new win.BroadcastChannel('portage-session');
  const post = stranger.postMessage.bind(stranger);
  for (const news of ['x', { type: 'session.renew', sessionExpiration: 'never' }, { type: 'other' }])
    post({ sessionName: 'one', news });
  post({ sessionName: 'one', news: end });
  await expect.poll(() => heard).toEqual([end]);
});

test('a tab that listens no more hears nothing', async () => {
  const [teller, listener, other] = [tab('one'), createSessionChannel(win), tab('one')];
  const heard: SessionNews[] = [];
  listener.join('one');
  listener.hear((news) => heard.push(news))();
  teller.channel.tell(end);
  await expect.poll(() => other.heard).toEqual([end]);
  expect(heard).toEqual([]);
});
