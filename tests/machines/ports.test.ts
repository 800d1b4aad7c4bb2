import { createActor, fromCallback, fromPromise, setup, toPromise } from 'xstate';
import { expect, test } from 'vitest';
import { isUnfilledPort, listenerPort, port, unfilledPorts } from '#machines/ports.ts';

const child = setup({
  actors: { askBank: port<number>('askBank'), watchBank: listenerPort('watchBank') },
}).createMachine({ id: 'child' });
const parent = setup({ actors: { save: port<void>('save'), load: port<void>('load'), child } }).createMachine(
  { id: 'parent' },
);

test('the holes of a chart and of its children are listed by name', () => {
  expect(unfilledPorts(parent)).toEqual(['child.askBank', 'child.watchBank', 'parent.load', 'parent.save']);
});

test('a filled port is no hole, and a filled child is looked into', () => {
  const filled = parent.provide({
    actors: {
      save: fromPromise<void, void>(async () => {}),
      child: child.provide({ actors: { watchBank: fromCallback(() => {}) } }) as typeof child,
    },
  });
  expect(unfilledPorts(filled)).toEqual(['child.askBank', 'parent.load']);
});

test('only what a port made is a hole', () => {
  expect(isUnfilledPort(port('save'))).toBe(true);
  expect(isUnfilledPort(listenerPort('watch'))).toBe(true);
  expect(isUnfilledPort(fromPromise(async () => 1))).toBe(false);
  expect(isUnfilledPort(null)).toBe(false);
});

test('running a hole is an error that names it', async () => {
  const asked = createActor(port<number>('askBank'));
  asked.subscribe({ error: () => {} });
  asked.start();
  await expect(toPromise(asked)).rejects.toThrow('Port "askBank" is not connected');

  const watched = createActor(listenerPort('watchBank'));
  const failures: unknown[] = [];
  watched.subscribe({ error: (error) => failures.push(error) });
  watched.start();
  expect(failures).toEqual([new Error('Port "watchBank" is not connected')]);
});
