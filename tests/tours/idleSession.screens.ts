import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { Excuse, Look, Person } from '../support/tours/journeys/types.ts';

/** The reminder. */
export const idleDialog = ({ page }: Person) => page.getByRole('alertdialog');

/** A button of the reminder, by the key of its words. */
export const idleButton = (person: Person, key: string) =>
  idleDialog(person).getByRole('button', { name: person.text(`flow.idle.${key}`) });

const isCounting = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('counting');

/** The seconds that are left, as they are seen. */
const countdown = /^\d+ second(e?)s?$/;

const seeNothing: Look = (person) => expect(idleDialog(person)).toHaveCount(0);
const seeTimedOut: Look = async (person) => {
  await expect(idleDialog(person)).toHaveAccessibleName(person.text('flow.idle.timedOut.title'));
  await expect(idleDialog(person)).toContainText(person.text('flow.idle.kept.anonymous'));
  await expect(idleDialog(person).getByText(person.text('flow.idle.timedOut.body'))).toBeVisible();
  await expect(idleDialog(person).getByText(countdown)).toHaveCount(0);
  await expect(idleDialog(person).getByRole('button')).toHaveCount(1);
  await expect(idleButton(person, 'timedOut.close')).toBeVisible();
};

/** What is seen of the idle session, in its view alone and on the built application. */
export const idleSessionScreens = {
  watching: null,
  'watching.reminder': null,
  'watching.reminder.timed': null,
  'watching.reminder.timed.hidden': { requirements: ['ID-002', 'ID-008'], look: seeNothing },
  'watching.reminder.timed.counting': [
    {
      requirements: ['ID-004'],
      look: async (person: Person) => {
        await expect(idleDialog(person)).toHaveAccessibleName(person.text('flow.idle.title'));
        await expect(idleDialog(person).getByText(countdown)).toBeVisible();
        await expect(idleDialog(person)).toContainText(person.text('flow.idle.kept.anonymous'));
      },
    },
    {
      requirements: ['ID-007'],
      look: async (person: Person, snapshot: AnyMachineSnapshot) => {
        await expect(
          idleButton(person, snapshot.hasTag('refreshing') ? 'refreshing' : 'refresh'),
        ).toBeVisible();
        await expect(idleButton(person, 'end')).toBeVisible();
      },
    },
  ],
  'watching.reminder.timed.expired': { requirements: ['ID-005', 'ID-007', 'ID-032'], look: seeTimedOut },
  'watching.reminder.refused': { requirements: ['ID-006', 'ID-007', 'ID-032'], look: seeTimedOut },
  'watching.renewal': null,
  'watching.renewal.quiet': null,
  'watching.renewal.active': null,
  'watching.renewal.active.settling': null,
  'watching.renewal.renewing': {
    requirements: ['ID-009'],
    where: (snapshot: AnyMachineSnapshot) => isCounting(snapshot),
    look: (person: Person) =>
      expect(idleButton(person, 'refreshing')).toHaveAttribute('aria-disabled', 'true'),
  },
  'watching.renewal.resting': null,
  'watching.renewal.waitingForNetwork': null,
} as const;

/** Where nobody can refresh the session by the button. */
export const refreshIsNotOffered: Excuse = {
  reason: 'the button is there while the last seconds are counted down, and once',
  where: (snapshot) => !isCounting(snapshot) || snapshot.hasTag('refreshing'),
};
