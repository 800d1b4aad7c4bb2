import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { organizationSwitchMachine } from '#machines/organizationSwitch/organizationSwitch.machine.ts';
import type { Mover, Situation } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import { lateSwitch } from '#src/app/lateSwitch.ts';

const employee: Mover = {
  atoms: [],
  userType: 'lanid',
  featureFlags: [],
  organizationCode: 'CM',
  organizationIsOwn: true,
};

const at = (shownPath: string, mover: Mover | null): Situation => ({
  mover,
  adminView: true,
  language: 'en',
  organizationName: 'CoverMe',
  unsaved: false,
  opened: { path: shownPath, search: '' },
  shownPath,
});

/** A switch whose chart is fetched without a network; the first transfers are lost. */
function openSwitch({ lost = 0 } = {}) {
  let fetches = 0;
  const coming = lateSwitch(async () => {
    fetches += 1;
    if (fetches <= lost) throw new Error('lost');
    const actors = { reopenPage: fromPromise<void, { path: string | null }>(() => new Promise(() => {})) };
    return createActor(organizationSwitchMachine.provide({ actors })).start();
  });
  const comes = () => new Promise<void>((resolve) => coming.watch(resolve));
  return { coming, comes, fetches: () => fetches, state: () => coming.current()?.getSnapshot().value };
}

test('the switch is not fetched for somebody who has not signed in', () => {
  const { coming, fetches } = openSwitch();
  coming.tell(at('/', null));
  expect(fetches()).toBe(0);
  expect(coming.current()).toBeNull();
});

test('the switch is fetched once for somebody who signs in, and learns where they are by then', async () => {
  const { coming, comes, fetches, state } = openSwitch();
  const come = comes();
  coming.tell(at('/', employee));
  coming.tell(at('/user', employee));
  await come;
  expect(fetches()).toBe(1);
  expect(state()).toBe('hidden');
  coming.tell(at('/', employee));
  expect(state()).toBe('closed');
});

test('somebody who signs out is offered the switch no longer', async () => {
  const { coming, comes, state } = openSwitch();
  const come = comes();
  coming.tell(at('/', employee));
  await come;
  expect(state()).toBe('closed');
  coming.tell(at('/', null));
  expect(state()).toBe('hidden');
});

test('a switch that was lost on its way is fetched again with the next report', async () => {
  const { coming, comes, fetches, state } = openSwitch({ lost: 1 });
  coming.tell(at('/', employee));
  await Promise.resolve();
  const come = comes();
  await Promise.resolve();
  coming.tell(at('/user', employee));
  await come;
  expect(fetches()).toBe(2);
  expect(state()).toBe('hidden');
});

test('a session that another tab moved reopens the page, although the switch was not there yet', async () => {
  const { coming, comes, state } = openSwitch();
  const come = comes();
  coming.move();
  await come;
  expect(state()).toBe('reopening');
});

test('a session that another tab took to another organization leaves the page as it is, and what it asks waits', async () => {
  const { coming, comes, state } = openSwitch();
  const come = comes();
  coming.leave();
  await come;
  expect(state()).toBe('elsewhere');
  let asked = 0;
  const asking = coming.untilHere().then(() => {
    asked += 1;
  });
  await Promise.resolve();
  expect(asked).toBe(0);
  coming.tell(at('/', employee));
  coming.comeBack();
  await asking;
  expect(asked).toBe(1);
  expect(state()).toBe('closed');
});

test('a move that this page makes itself opens nothing anew, even when it fails; one by another page afterwards does', async () => {
  const { coming, comes, state } = openSwitch();
  const come = comes();
  coming.tell(at('/', employee));
  await come;
  await expect(
    coming.whileMoving(async () => {
      coming.move();
      throw new Error('down');
    }),
  ).rejects.toThrow('down');
  expect(state()).toBe('closed');
  coming.move();
  expect(state()).toBe('reopening');
});
