import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { type FillEvent, formPart, type LeaveFieldEvent } from '#machines/forms/formPart.ts';
import { askingStates, notSent, type SendingContext, sendingPart } from '#machines/forms/sendingPart.ts';
import { port } from '#machines/ports.ts';
import { membership, membershipForm } from '../support/forms/membershipForm.ts';

type Membership = typeof membershipForm;
type Context = SendingContext<Membership> & { facts: { mayDate: boolean } };

const part = formPart(membershipForm, ({ facts }: Context) => facts);
const sending = sendingPart(membershipForm, part);

/** A chart as the chart of any form stands: filled, judged, sent, refused. */
const chart = setup({
  types: {
    context: {} as Context,
    events: {} as FillEvent<Membership> | LeaveFieldEvent<Membership> | { type: 'person.continue' },
  },
  actors: { send: port<void>('send') },
  guards: { ...part.guards, ...sending.guards },
  actions: { ...part.actions, ...sending.actions },
}).createMachine({
  context: () => ({ ...part.opening(membership({ code: 'ABC' })), facts: { mayDate: true }, problem: null }),
  initial: 'answering',
  states: {
    answering: {
      on: {
        'person.fill': { actions: { type: 'fillField', params: ({ event }) => event } },
        'person.leaveField': { actions: { type: 'judgeField', params: ({ event }) => event.key } },
        'person.continue': [
          { guard: 'formIsComplete', actions: 'forgetRefusal', target: 'sending' },
          { actions: 'judgeForm', target: '.correcting' },
        ],
      },
      initial: 'editing',
      states: askingStates,
    },
    sending: {
      invoke: {
        src: 'send',
        onDone: 'sent',
        onError: notSent('answering'),
      },
    },
    sent: { type: 'final' },
  },
});

/** The chart with a server that answers each attempt with what comes next; a null is a success. */
function started(...answers: (object | null)[]) {
  const send = fromPromise<void, void>(async () => {
    const body = answers.shift() ?? null;
    if (body) throw Object.assign(new Error('refused'), { ...body, body });
  });
  return createActor(chart.provide({ actors: { send } })).start();
}

describe('the chart’s part of a form', () => {
  test('judges nothing before it is left or sent, and what was judged again at every entry', () => {
    const actor = started();
    actor.send({ type: 'person.fill', key: 'start', value: 'x' });
    expect(actor.getSnapshot().context.problems).toEqual({});
    actor.send({ type: 'person.leaveField', key: 'start' });
    expect(actor.getSnapshot().context.problems).toEqual({ start: 'dateInvalid' });
    actor.send({ type: 'person.fill', key: 'start', value: '2027-01-02' });
    expect(actor.getSnapshot().context.problems).toEqual({ start: null });
  });

  test('judges what was judged again also when another field decides', () => {
    const actor = started();
    actor.send({ type: 'person.fill', key: 'start', value: '2027-01-02' });
    actor.send({ type: 'person.fill', key: 'end', value: '2027-01-01' });
    actor.send({ type: 'person.leaveField', key: 'end' });
    expect(actor.getSnapshot().context.problems).toEqual({ end: 'endsBeforeStart' });
    actor.send({ type: 'person.fill', key: 'start', value: '2026-01-02' });
    expect(actor.getSnapshot().context.problems).toEqual({ end: null });
  });

  test('refuses to go on with what is wrong, until it is corrected', () => {
    const actor = started();
    actor.send({ type: 'person.fill', key: 'province', value: '' });
    actor.send({ type: 'person.continue' });
    expect(actor.getSnapshot().value).toEqual({ answering: 'correcting' });
    expect(actor.getSnapshot().context).toMatchObject({
      attempts: 1,
      problems: { province: 'required', code: null },
    });
    actor.send({ type: 'person.fill', key: 'province', value: 'ON' });
    expect(actor.getSnapshot().value).toEqual({ answering: 'editing' });
  });

  test('shows what the server refused at its field, as long as the value is the refused one', async () => {
    const actor = started({
      code: 'request.invalid',
      fields: { 'body.membership.membershipCode': 'notUnique' },
    });
    actor.send({ type: 'person.continue' });
    await waitFor(actor, ({ value }) => typeof value === 'object');
    expect(actor.getSnapshot().value).toEqual({ answering: 'correcting' });
    expect(actor.getSnapshot().context).toMatchObject({ attempts: 1, problems: { code: 'notUnique' } });
    actor.send({ type: 'person.fill', key: 'province', value: 'ON' });
    expect(actor.getSnapshot().context.problems).toMatchObject({ code: 'notUnique' });
    actor.send({ type: 'person.fill', key: 'code', value: 'ABD' });
    expect(actor.getSnapshot().value).toEqual({ answering: 'editing' });
    actor.send({ type: 'person.fill', key: 'code', value: 'ABC' });
    expect(actor.getSnapshot().context.problems).toEqual({ code: 'notUnique' });
  });

  test('asks the server again with a refused value when the person goes on with it', async () => {
    const actor = started({ fields: { 'body.membershipCode': 'notUnique' } }, null);
    actor.send({ type: 'person.continue' });
    await waitFor(actor, ({ value }) => typeof value === 'object');
    actor.send({ type: 'person.continue' });
    expect(actor.getSnapshot().context.refused).toEqual({});
    await waitFor(actor, ({ status }) => status === 'done');
  });

  test('notes a failure that names no field of the form, and shows none at a field', async () => {
    const actor = started({ code: 'request.invalid', fields: { 'headers.If-Match': 'missing', odd: 7 } });
    actor.send({ type: 'person.continue' });
    await waitFor(actor, ({ value }) => typeof value === 'object');
    expect(actor.getSnapshot().value).toEqual({ answering: 'failed' });
    expect(actor.getSnapshot().context).toMatchObject({ problems: {}, problem: 'request.invalid' });
  });
});
