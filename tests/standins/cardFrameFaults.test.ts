import { afterEach, expect, test } from 'vitest';
import { forgedDataKey } from '#standins/card/frameRoutes.ts';
import { embedFrame, usualQuery } from './support/cardFrame.ts';
import { openFrameStage, visa } from './support/frameStage.ts';
import { call, setFault } from './support/gateway.ts';
import { startedFor } from '#tests/support/startedFor.ts';

const stage = startedFor(() => openFrameStage());
afterEach(() => stage.clear());

test('a frame that never loads says nothing, and the next one loads', async () => {
  await setFault(stage.standins, { place: 'frame.load', kind: 'never', match: usualQuery.id });
  const silent = await embedFrame(stage.browser, stage.application, stage.standins.cardOrigin);
  await expect
    .poll(async () => (await call(stage.standins, 'GET', '/console/api/faults')).body.faults)
    .toEqual([]);
  expect(await silent.messages()).toEqual([]);
  await silent.page.close();
  await stage.embed();
});

test('a frame that loads late is ready late', async () => {
  await setFault(stage.standins, { place: 'frame.load', kind: 'late', seconds: 1 });
  const start = performance.now();
  await stage.embed();
  expect(performance.now() - start).toBeGreaterThan(1000);
});

test('a system error while loading comes instead of ready', async () => {
  await setFault(stage.standins, { place: 'frame.load', kind: 'systemError' });
  const frame = await embedFrame(stage.browser, stage.application, stage.standins.cardOrigin);
  await frame.hears({ type: 'systemError' });
  expect((await frame.heard()).map(({ type }) => type)).toEqual(['systemError']);
});

test.each([
  { cause: 'a fault', fault: true, pan: visa.pan },
  { cause: 'the test card', fault: false, pan: '4000000000009417' },
])('a refused token by $cause answers 941, and a second try may succeed', async ({ fault, pan }) => {
  if (fault) await setFault(stage.standins, { place: 'frame.token', kind: 'tokenRefused' });
  const frame = await stage.embed();
  await frame.type({ ...visa, pan });
  expect(await frame.tokenise()).toMatchObject({ responseCode: ['941'], dataKey: '' });
  await frame.pan.fill(visa.pan);
  expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
});

test('a forged answer comes from another origin, before the true one', async () => {
  await setFault(stage.standins, { place: 'frame.token', kind: 'foreignAnswer' });
  const frame = await stage.embed();
  await frame.type(visa);
  await frame.say('tokenize');
  await frame.hears({ bin: '424242' });
  const answers = (await frame.messages()).filter(({ data }) => String(data).includes('responseCode'));
  expect(answers.map(({ origin }) => origin)).toEqual(['null', stage.standins.cardOrigin]);
  expect(answers[0]?.data).toContain(forgedDataKey);
});

test('a malformed answer is text that is no JSON, and nothing follows', async () => {
  await setFault(stage.standins, { place: 'frame.token', kind: 'malformedAnswer' });
  const frame = await stage.embed();
  await frame.type(visa);
  await frame.say('tokenize');
  await expect.poll(async () => (await frame.messages()).at(-1)?.data).toBe('{"responseCode":["001"');
});

test('an answer may come twice with the same token', async () => {
  await setFault(stage.standins, { place: 'frame.token', kind: 'duplicateAnswer' });
  const frame = await stage.embed();
  await frame.type(visa);
  const answer = await frame.tokenise();
  await expect
    .poll(async () => (await frame.heard()).filter((each) => 'responseCode' in each))
    .toEqual([answer, answer]);
});

test('a slow answer comes after its seconds, and a question meanwhile is not asked twice', async () => {
  await setFault(stage.standins, { place: 'frame.token', kind: 'late', seconds: 1 });
  const frame = await stage.embed();
  await frame.type(visa);
  await frame.say('tokenize');
  const start = performance.now();
  expect(await frame.tokenise()).toMatchObject({ responseCode: ['001'] });
  expect(performance.now() - start).toBeGreaterThan(800);
  expect((await frame.heard()).filter((each) => 'responseCode' in each)).toHaveLength(1);
});
