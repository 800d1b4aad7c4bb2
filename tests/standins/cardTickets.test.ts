import { afterEach, describe, expect, test } from 'vitest';
import { askForToken, askWithTicket, ticketOf } from '#tests/support/standins/cardToken.ts';
import { openFrameStage, visa } from './support/frameStage.ts';
import { call, setClock } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const stage = startedFor(() => openFrameStage());
afterEach(() => stage.clear());

const inApplication = () => ({ embeddedBy: stage.application.origin });
const refused = { status: 403, body: { code: 'ticket.refused' } };
const given = { status: 200, body: { answer: { responseCode: ['001'] } } };

describe('the vault', () => {
  test('gives no token to whoever says where the form is, but was not given it there', async () => {
    const asked = { lang: 'en', shown: ['pan', 'exp', 'cvd'], card: visa };
    const place = { profile: 'PORTAGE-SAMPLE', embeddedBy: stage.application.origin };
    const status = async (body: object) =>
      (await call(stage.standins, 'POST', '/HPPtoken/token', body)).status;
    expect(await status({ ...asked, ...place })).toBe(400);
    expect(
      await status({ ...asked, ...place, ticket: await ticketOf(stage.standins, inApplication()) }),
    ).toBe(400);
  });

  test('takes a ticket once, and the one of its answer for the next question', async () => {
    const first = await ticketOf(stage.standins, inApplication());
    const answer = await askWithTicket(stage.standins, first, { ...visa, cvd: '' });
    expect(answer).toMatchObject({ status: 200, body: { answer: { responseCode: ['945'] } } });
    expect(await askWithTicket(stage.standins, first, visa)).toEqual(refused);
    expect(await askWithTicket(stage.standins, String(answer.body.ticket), visa)).toMatchObject(given);
    expect(await askWithTicket(stage.standins, String(answer.body.ticket), visa)).toEqual(refused);
  });

  test('takes a ticket for half an hour', async () => {
    const [early, late] = [
      await ticketOf(stage.standins, inApplication()),
      await ticketOf(stage.standins, inApplication()),
    ];
    await setClock(stage.standins, 29 * 60);
    expect(await askWithTicket(stage.standins, early, visa)).toMatchObject(given);
    await setClock(stage.standins, 30 * 60);
    expect(await askWithTicket(stage.standins, late, visa)).toEqual(refused);
  });

  test('takes no ticket that somebody made or changed', async () => {
    const ticket = await ticketOf(stage.standins, { embeddedBy: stage.stranger.origin });
    const [text = '', signature = ''] = ticket.split('.');
    const place = JSON.parse(Buffer.from(text, 'base64url').toString());
    const moved = Buffer.from(JSON.stringify({ ...place, ...inApplication() })).toString('base64url');
    for (const forged of [`${moved}.${signature}`, moved, `${moved}.`, `.${signature}`, 'x', ''])
      expect(await askWithTicket(stage.standins, forged, visa), forged).toEqual(refused);
  });

  test('knows from the request for the form which page frames it', async () => {
    const codes = async (place: object) => (await askForToken(stage.standins, visa, place)).responseCode;
    expect(await codes(inApplication())).toEqual(['001']);
    expect(await codes({ embeddedBy: stage.stranger.origin })).toEqual(['942']);
    expect(await codes({ embeddedBy: '' })).toEqual(['942']);
    expect(await codes({ profile: 'ONE-SOURCE', ...inApplication() })).toEqual(['001']);
    expect(await codes({ profile: 'ONE-SOURCE', embeddedBy: stage.otherApplication.origin })).toEqual([
      '942',
    ]);
    const itself = { embeddedBy: stage.standins.cardOrigin };
    expect(await codes({ profile: 'ONE-SOURCE', ...itself })).toEqual(['001']);
    expect(await codes({ profile: 'NOBODY', ...itself })).toEqual(['940']);
    expect(await codes({ profile: 'NOBODY', ...inApplication() })).toEqual(['940']);
  });

  test('lets that page alone frame the form', async () => {
    const framing = async (referer: string, id = 'PORTAGE-SAMPLE') => {
      const path = `/HPPtoken/index.php?id=${id}`;
      const { headers } = await fetch(stage.standins.cardOrigin + path, { headers: { referer } });
      return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    const { application, otherApplication, stranger } = stage;
    expect(await framing(`${application.origin}/`)).toBe(application.origin);
    expect(await framing(`${stranger.origin}/`)).toBe(`${application.origin} ${otherApplication.origin}`);
    expect(await framing(`${stage.standins.cardOrigin}/`, 'ONE-SOURCE')).toBe(application.origin);
  });
});

test.each([
  { lang: 'en', says: 'This card form cannot be used any more. Load it again.' },
  { lang: 'fr', says: 'Ce formulaire de carte ne peut plus servir. Chargez-le de nouveau.' },
])(
  'a form that was open for too long says so ($lang), tells the page, and takes the card when it is loaded again',
  async ({ lang, says }) => {
    const frame = await stage.embed({ lang });
    await frame.type(visa);
    await setClock(stage.standins, 31 * 60);
    await frame.say('tokenize');
    await frame.hears({ type: 'systemError' });
    expect(await frame.fields.getByRole('alert').textContent()).toBe(says);
    expect(await frame.pan.isVisible()).toBe(false);
    expect(await frame.pan.inputValue()).toBe('');
    await frame.page.evaluate(() => {
      const element = document.querySelector('iframe');
      element?.replaceWith(element.cloneNode());
    });
    await frame.isReady(2);
    await frame.type(visa);
    expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  },
);

test('a form that loads itself again takes the card', async () => {
  const frame = await stage.embed();
  await frame.fields.locator('body').evaluate(() => window.location.reload());
  await frame.isReady(2);
  await frame.type(visa);
  expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
});

test('a form that is over speaks the language that the page chooses then', async () => {
  const frame = await stage.embed({ lang: 'en' });
  await frame.type(visa);
  await setClock(stage.standins, 31 * 60);
  await frame.say('tokenize');
  await frame.hears({ type: 'systemError' });
  await frame.say({ type: 'style', lang: 'fr' });
  await expect
    .poll(() => frame.fields.getByRole('alert').textContent())
    .toBe('Ce formulaire de carte ne peut plus servir. Chargez-le de nouveau.');
});
