import { expect } from 'vitest';
import { confirmationResendMachine } from '#machines/confirmationResend/confirmationResend.machine.ts';
import { defineTour } from '../support/tours/define.ts';
import { sendingPart } from '../support/tours/parts/sending.ts';
import { send, settle } from '../support/tours/stimuli.ts';

const own = { email: 'zoe@example.ca', language: 'FR' } as const;
const fill = (value: string) => ({ type: 'person.fill', key: 'email', value }) as const;
const typed = (email: string) => ({
  when: (snapshot: { context: { form: { email: string } } }) => snapshot.context.form.email === email,
});
const other = (email: string) => ({
  when: (snapshot: { context: { form: { email: string } } }) => snapshot.context.form.email !== email,
});
const sending = sendingPart(
  'resendConfirmation',
  { field: 'email', wire: 'body.email', problem: 'emailInvalid' },
  'delivery.mailedOften',
);
const unsaved = (is: boolean) => ({ type: 'page.noteUnsaved', unsaved: is });
const failed = { type: 'confirmationResend.fail', problem: 'delivery.mailedOften' };

export const confirmationResendTour = defineTour({
  machine: confirmationResendMachine,
  input: { policyNumber: 'TC-100000001', ...own },
  switches: 1,
  fingerprint: ({ context: { form, problems, problem, refused } }) => [form, problems, problem, refused],
  stimuli: [
    send(
      'opensTheDialog',
      { type: 'person.resend' },
      { check: ({ context }) => expect(context).toMatchObject({ form: own, problem: null, refused: {} }) },
    ),
    send('entersEverything', fill('leo@example.ca'), {
      ...other('leo@example.ca'),
      check: (_, seen) => expect(seen.toParent.at(-1)).toEqual(unsaved(true)),
    }),
    send('entersTheAddressOfThePolicy', fill('ZOE@example.ca'), other('ZOE@example.ca')),
    send('typesAnAddressInPart', fill('zoe@'), typed('zoe@example.ca')),
    send('erasesTheAddress', fill(''), typed('zoe@')),
    send(
      'confirmsForThePolicy',
      { type: 'person.confirm' },
      {
        ...typed('ZOE@example.ca'),
        requirements: ['DL-006'],
        check: (after, seen) => {
          expect(after.matches('pending')).toBe(true);
          expect(seen.inputs('resendConfirmation').at(-1)).toEqual({
            policyNumber: 'TC-100000001',
            form: { email: 'ZOE@example.ca', language: 'FR' },
            toOther: false,
          });
        },
      },
    ),
    send(
      'confirmsForOther',
      { type: 'person.confirm' },
      {
        when: (snapshot) => snapshot.matches('asking') && snapshot.context.form.email === 'leo@example.ca',
        check: (after) => expect(after.matches('confirming')).toBe(true),
      },
    ),
    send(
      'confirmsTheOther',
      { type: 'person.confirm' },
      {
        when: (snapshot) => snapshot.matches('confirming'),
        check: (_, seen) =>
          expect(seen.inputs('resendConfirmation').at(-1)).toEqual({
            policyNumber: 'TC-100000001',
            form: { email: 'leo@example.ca', language: 'FR' },
            toOther: true,
          }),
      },
    ),
    send(
      'changesTheAddress',
      { type: 'person.goBack' },
      { check: ({ context }) => expect(context.form.email).toBe('leo@example.ca') },
    ),
    send(
      'confirmsAnAddressInPart',
      { type: 'person.confirm' },
      {
        ...typed('zoe@'),
        requirements: ['DL-007'],
        check: ({ context }) => expect(context.problems.email).toBe('emailInvalid'),
      },
    ),
    send(
      'confirmsTooEarly',
      { type: 'person.confirm' },
      { ...typed(''), check: ({ context }) => expect(context.problems.email).toBe('required') },
    ),
    send(
      'closesTheDialog',
      { type: 'person.close' },
      {
        check: (after, seen) => {
          expect(after.hasTag('dialog')).toBe(false);
          expect(seen.toParent.at(-1)).toEqual(unsaved(false));
        },
      },
    ),
    ...sending.stimuli,
    settle('theMailIsTaken', 'resendConfirmation', undefined, {
      requirements: ['DL-004'],
      check: (after, seen) => {
        expect(after.matches('done')).toBe(true);
        expect(seen.toParent.slice(-2)).toEqual([
          unsaved(false),
          { type: 'confirmationResend.end', sentTo: after.context.form.email },
        ]);
      },
    }),
  ],
  holds: {
    closed: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(false),
    asking: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(true),
    'asking.editing': ({ context }) => expect(context.problems.email ?? null).toBeNull(),
    'asking.correcting': sending.holds.correcting,
    'asking.failed': {
      requirements: ['DL-004'],
      check: ({ context }, seen) => {
        expect(context.problem).toBe('delivery.mailedOften');
        expect(seen.toParent).toContainEqual(failed);
      },
    },
    confirming: (snapshot) => {
      expect(snapshot.hasTag('dialog')).toBe(true);
      expect(snapshot.can({ type: 'person.resend' })).toBe(false);
    },
    pending: {
      requirements: ['DL-004'],
      check: (snapshot) => {
        expect(snapshot.hasTag('busy')).toBe(true);
        expect(snapshot.can({ type: 'person.confirm' })).toBe(false);
        expect(snapshot.can({ type: 'person.close' })).toBe(false);
      },
    },
    done: (snapshot) => expect(snapshot.hasTag('dialog')).toBe(false),
  },
});
