import { beforeEach, expect, test } from 'vitest';
import { createServerClock, type ServerClock } from '#src/ports/serverClock.ts';

const minute = 60_000;
const hour = 60 * minute;
const serverStart = Date.parse('2026-11-20T15:00:00.000Z');

/** This computer, whose clock is wrong by a year from the start. */
let wall: number;
let steady: number;
let clock: ServerClock;

const pass = (milliseconds: number) => {
  wall += milliseconds;
  steady += milliseconds;
};
const passed = () => clock.now() - serverStart;

beforeEach(() => {
  wall = serverStart - 365 * 24 * hour;
  steady = 7000;
  clock = createServerClock({ wall: () => wall, steady: () => steady });
  clock.set(new Date(serverStart).toISOString(), clock.moment());
});

test('a clock that is wrong tells the time of the server all the same', () => {
  pass(29 * minute);
  expect(passed()).toBe(29 * minute);
  expect(clock.isDoubtful()).toBe(false);
});

test('half of the way to the server and back is added to what it says', () => {
  const asked = clock.moment();
  pass(400);
  clock.set(new Date(serverStart + hour).toISOString(), asked);
  expect(passed()).toBe(hour + 200);
});

test('what the server said before this computer slept says nothing when it arrives after', () => {
  const asked = clock.moment();
  const said = new Date(serverStart).toISOString();
  pass(28 * minute);
  clock.set(said, asked);
  expect(passed()).toBe(28 * minute);
  wall += hour;
  clock.set(said, asked);
  expect(clock.isDoubtful()).toBe(true);
});

test('the first that the server says is taken over, however long it was on its way', () => {
  const first = createServerClock({ wall: () => wall, steady: () => steady });
  const asked = first.moment();
  pass(minute);
  first.set(new Date(serverStart).toISOString(), asked);
  expect(first.now()).toBe(serverStart + minute / 2);
});

test('[ID-030] time passes while the computer sleeps, even where its steady clock stands still', () => {
  wall += 31 * minute;
  expect(passed()).toBe(31 * minute);
  expect(clock.isDoubtful()).toBe(true);
});

test('a clock that is set back, as by an hour when summer ends, gives nobody more time', () => {
  pass(10 * minute);
  wall -= hour;
  expect(passed()).toBe(10 * minute);
  expect(clock.isDoubtful()).toBe(false);
});

test('a clock that is set ahead is doubted until the server has told its time', () => {
  pass(10 * minute);
  wall += hour;
  expect(clock.isDoubtful()).toBe(true);
  clock.set(new Date(serverStart + 10 * minute).toISOString(), clock.moment());
  expect(clock.isDoubtful()).toBe(false);
  pass(minute);
  expect(passed()).toBe(11 * minute);
});

test('clocks that differ by little are not doubted', () => {
  pass(20 * minute);
  wall += 3000;
  expect(clock.isDoubtful()).toBe(false);
  expect(passed()).toBe(20 * minute);
});
