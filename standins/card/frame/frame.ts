import { codeOf } from '../cardRules.ts';
import type { TokenAnswer, TokenReply, TokenRequest } from '../tokenise.ts';
import { openChannel } from './channel.ts';
import { createForm } from './form.ts';
import { readFrameSettings } from './frameSettings.ts';
import { applyCss, applyLooks, readStyleMessage } from './style.ts';

type Asked = Pick<TokenReply, 'answer' | 'delivery' | 'ticket'>;

const ticketRefused = 403;
const settings = readFrameSettings();
const channel = openChannel(settings.origins);
const form = createForm(settings, channel);
let styled = false;
let asking = false;
let { ticket } = settings;

applyCss(settings.css);
channel.listen((data) => {
  if (data === 'tokenize' || data === '') {
    void tokenise();
    return;
  }
  const message = readStyleMessage(data);
  if (!message) return;
  if (!styled && Object.keys(message.style).length > 0) {
    applyLooks(message.style);
    styled = true;
  }
  form.relabel(message.lang, message.labels);
});
channel.post({ type: settings.failsAtLoad ? 'systemError' : 'ready' });
if (!settings.failsAtLoad) form.tellTyped();

async function tokenise(): Promise<void> {
  if (asking) return;
  if (form.isOver()) return channel.post({ type: 'systemError' });
  const wrong = form.judgeAll();
  if (wrong.length > 0) {
    const codes = wrong.map((field) => codeOf[field]);
    const { problems } = settings.texts[form.language()];
    const errorMessage = codes.map((code) => problems[code]).join(' ');
    answer({ responseCode: codes, dataKey: '', errorMessage, bin: '' });
    return;
  }
  asking = true;
  form.freeze(true);
  try {
    await deliver(await askVault());
  } catch {
    channel.post({ type: 'systemError' });
  } finally {
    asking = false;
    form.freeze(false);
  }
}

async function askVault(): Promise<Asked> {
  const request: TokenRequest = {
    ticket,
    lang: form.language(),
    shown: settings.shown,
    card: form.card(),
  };
  const response = await fetch('/HPPtoken/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (response.status === ticketRefused) form.end();
  if (!response.ok) throw new Error(`The vault answered ${response.status}`);
  const asked: Asked = await response.json();
  ticket = asked.ticket;
  return asked;
}

async function deliver({ answer: given, delivery }: Asked): Promise<void> {
  if (delivery === 'systemError') return channel.post({ type: 'systemError' });
  if (delivery === 'malformedAnswer') return channel.send('{"responseCode":["001"');
  if (delivery === 'foreignAnswer') await forge();
  answer(given);
  if (delivery === 'duplicateAnswer') answer(given);
}

function answer(given: TokenAnswer): void {
  channel.send(JSON.stringify(given));
}

/** Has a page of another origin send a forged answer before the true one. */
async function forge(): Promise<void> {
  const page = document.createElement('iframe');
  page.hidden = true;
  page.setAttribute('sandbox', 'allow-scripts');
  page.src = `/HPPtoken/forgery#${channel.parentOrigin}`;
  const loaded = new Promise((resolve) => page.addEventListener('load', resolve));
  document.body.append(page);
  await loaded;
  page.remove();
}
