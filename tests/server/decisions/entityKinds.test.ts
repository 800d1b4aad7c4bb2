import { describe, expect, expectTypeOf, it } from 'vitest';
import { emit, initialTransition, raise, sendTo, setup, transition } from 'xstate';
import { port } from '#machines/ports.ts';
import { noFailPoints } from '#server/failPoints.ts';
import { effectsOf } from '#server/jobs/effects.ts';
import type { AnyEntityKind, PortsOf } from '#server/jobs/entity.ts';
import { createEntityRunner } from '#server/jobs/entityRunner.ts';
import { restored } from '#server/jobs/restored.ts';
import type { lifeMachine } from '#tests/support/entities/life.machine.ts';
import { goodPorts, lifeKind } from '#tests/support/entities/lives.ts';
import { testClock } from '#tests/support/server/testClock.ts';
import { writtenQueries } from '#tests/support/server/writtenQueries.ts';

const started = (...kinds: AnyEntityKind[]) =>
  createEntityRunner({
    database: { db: writtenQueries().db } as never,
    clock: testClock(),
    failPoints: noFailPoints,
    log: {} as never,
    kinds,
  });

describe('a runner of charts does not start', () => {
  it('with a port that is not filled, or one that the chart does not have, and names each', () => {
    const { sendLetter, fileLetter, ...others } = goodPorts;
    const kind = lifeKind({ ...others, sendFax: sendLetter, fileFax: fileLetter } as never);
    expect(() => started(kind)).toThrow(
      'Kinds of entities that cannot run: life.sendLetter is not filled, life.fileLetter is not filled, ' +
        'life.sendFax is not in the chart, life.fileFax is not in the chart',
    );
  });

  it('with two kinds of one name', () => {
    expect(() => started(lifeKind(goodPorts), lifeKind(goodPorts))).toThrow('life is there twice');
  });

  it('with a chart that asks for what the server cannot keep: a history, or a chart of its own', () => {
    const child = setup({}).createMachine({});
    const machine = setup({ actors: { child } }).createMachine({
      initial: 'one',
      states: { one: { initial: 'two', states: { two: {}, back: { type: 'history' } } } },
    });
    const kind = { ...lifeKind(goodPorts), machine, ports: { child: async () => ({ output: null }) } };
    expect(() => started(kind as never)).toThrow(
      'life.child is not a port, life has a history, which is not stored',
    );
  });
});

it('the ports of a kind have the inputs and outputs of its chart', () => {
  type Report = PortsOf<typeof lifeMachine>['reportCover'];
  expectTypeOf<keyof PortsOf<typeof lifeMachine>>().toEqualTypeOf<
    'reportCover' | 'sendLetter' | 'fileLetter'
  >();
  expectTypeOf<Parameters<Report>[0]>().toEqualTypeOf<{ reports: number }>();
  expectTypeOf<Awaited<ReturnType<Report>>['output']>().toEqualTypeOf<{ reports: number }>();
});

describe('what a transition means outside of its chart', () => {
  const machine = setup({
    types: { events: {} as { type: 'go' } | { type: 'end' } | { type: 'inner' } | { type: 'call' } },
    actors: { work: port<void>('work') },
  }).createMachine({
    initial: 'one',
    invoke: { id: 'whole', src: 'work' },
    after: { 5000: '.two' },
    states: {
      one: {
        invoke: { id: 'first', src: 'work' },
        on: {
          go: { target: 'passing', actions: [raise({ type: 'inner' }), emit({ type: 'gone' })] },
          call: { actions: sendTo('whole', { type: 'go' }) },
        },
      },
      passing: { invoke: { id: 'passed', src: 'work' }, on: { inner: 'two' } },
      two: { invoke: { id: 'second', src: 'work' }, on: { end: 'over' } },
      over: { type: 'final' },
    },
  });
  const kind = { ...lifeKind(goodPorts), machine, version: 1 } as unknown as AnyEntityKind;
  const takes = (value: string, type: 'go' | 'end' | 'call') => {
    const before = restored(kind, { value, context: {}, revision: 1, version: 1 });
    const [after, actions] = transition(machine, before as never, { type });
    return effectsOf(actions, after);
  };

  it('begins what the first states invoke and what they wait for', () => {
    const [after, actions] = initialTransition(machine);
    expect(effectsOf(actions, after).begun).toEqual([
      { actor: 'xstate.after.5000.(machine)', port: 'after', inMs: 5_000, input: expect.anything() },
      { actor: 'whole', port: 'work', inMs: 0, input: null },
      { actor: 'first', port: 'work', inMs: 0, input: null },
    ]);
  });

  it('ends what was left and begins what was entered, but nothing of a state that it only passed', () => {
    expect(takes('one', 'go')).toEqual({
      begun: [{ actor: 'second', port: 'work', inMs: 0, input: null }],
      ended: ['first'],
      messages: [{ type: 'gone' }],
    });
  });

  it('ends everything when the chart ends, the work and the delays of the whole included', () => {
    const { begun, ended } = takes('two', 'end');
    expect(begun).toEqual([]);
    expect(ended.toSorted()).toEqual(['second', 'whole', 'xstate.after.5000.(machine)']);
  });

  it('refuses an action that nobody would do', () => {
    expect(() => takes('one', 'call')).toThrow('The server does not do xstate.sendTo');
  });
});
