import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { buttonOf, pressButton } from '../../support/journeys/pressButton.ts';
import type { Gesture, Look, Person } from '../../support/tours/journeys/types.ts';
import { viewTours } from '../../support/tours/views.ts';
import { policyCancellationTour } from '../../tours/policyCancellation.tour.ts';

const dialog = ({ page }: Person) => page.getByRole('dialog');
const note = ({ page }: Person) => page.locator('#note');
const box = (person: Person, policyNumber: string) =>
  dialog(person).getByRole('checkbox', { name: new RegExp(policyNumber) });
const choose =
  (reason: string): Gesture =>
  async ({ page }) => {
    await page.locator('#cancellationReason').selectOption(reason);
  };
const confirm = (person: Person) =>
  dialog(person).getByRole('button', { name: person.text('policyCancellation.confirm') });
const confirms = (person: Person) => confirm(person).click();
const says =
  (key: string): Look =>
  ({ page, text }) =>
    expect(page.getByText(text(key))).toBeVisible();
const closed: Look = (person) => expect(dialog(person)).toHaveCount(0);
const cannotConfirm: Look = (person) => expect(confirm(person)).toHaveAttribute('aria-disabled', 'true');

/** What the sample gives back, as each language writes it. */
const refundWritten = {
  en: {
    total: '$1,123.45',
    whole: [
      'until December 11, 2026',
      'takes effect on February 1, 2027',
      'until the end of December 11, 2026',
    ],
    nothing: 'The free look ended on December 11, 2026',
    way: '$1,123.45 to the card ending in 4242. The confirmation goes to marie.tremblay@example.ca.',
  },
  fr: {
    total: '1\u00a0123,45\u00a0$',
    whole: ['jusqu’au 11 décembre 2026', 'prend effet le 1er février 2027', 'la fin du 11 décembre 2026'],
    nothing: 'Le droit d’examen a pris fin le 11 décembre 2026',
    way: '1\u00a0123,45\u00a0$ sur la carte se terminant par 4242. La confirmation est envoyée à marie.tremblay@example.ca.',
  },
};

const drive = {
  opensTheDialog: pressButton('policyCancellation.open'),
  choosesAReason: choose('PREMIUM_TOO_HIGH'),
  choosesAnotherReason: choose('OTHER'),
  choosesBoth: (person: Person) => box(person, 'TC-100000002').check(),
  choosesNone: (person: Person) => box(person, 'TC-100000001').uncheck(),
  explainsIt: (person: Person) => note(person).fill('The client asked twice.'),
  leavesTheNoteEmpty: { commanded: 'a text area is judged when it is confirmed' },
  triesAgain: pressButton('policyCancellation.again'),
  confirms,
  confirmsTooEarly: confirms,
  closesTheDialog: (person: Person) =>
    dialog(person)
      .getByRole('button', { name: /^(Keep the policy|Conserver la police|Close|Fermer)$/ })
      .last()
      .click(),
} as const;

const screens = {
  recalling: closed,
  closed: {
    requirements: ['CX-016'],
    look: (person: Person, { context: { mayCancel, policy } }: AnyMachineSnapshot) =>
      expect(person.page.getByRole('button', { name: person.text('policyCancellation.open') })).toHaveCount(
        mayCancel && policy.paxes[0].policyStatus === 'ACTIVE' ? 1 : 0,
      ),
  },
  asking: {
    requirements: ['CX-002', 'CX-003', 'CX-018 partly'],
    look: async (person: Person, { context: { form } }: AnyMachineSnapshot) => {
      await expect(person.page.locator('#cancellationReason')).toHaveValue(form.cancellationReason);
      const reasons = person.page.locator('#cancellationReason option:not([value=""])');
      await expect(reasons).toHaveCount(11);
      expect((await reasons.allTextContents()).filter((label) => /_|^[A-Z]+$/.test(label))).toEqual([]);
      await expect(box(person, 'TC-100000001')).toBeChecked({
        checked: form.policyNumbers.includes('TC-100000001'),
      });
    },
  },
  'asking.deciding': null,
  'asking.choosing': { requirements: ['CX-012 partly'], look: cannotConfirm },
  'asking.previewing': cannotConfirm,
  'asking.renewing': cannotConfirm,
  'asking.unpreviewed': says('policyCancellation.unpreviewed'),
  'asking.previewed': [
    {
      requirements: ['CX-001', 'CX-013', 'CX-018 partly'],
      where: ({ context }: AnyMachineSnapshot) => context.preview.refundTotal !== 0,
      look: async (person: Person) => {
        const { total, whole, nothing, way } = refundWritten[person.language];
        await expect(confirm(person)).not.toHaveAttribute('aria-disabled', 'true');
        await expect(dialog(person).locator('dl').last()).toContainText(total);
        const [first, second] = [
          dialog(person).locator('tbody tr').first(),
          dialog(person).locator('tbody tr').last(),
        ];
        for (const said of [total, ...whole, way]) await expect(first).toContainText(said);
        await expect(second).toContainText(nothing);
      },
    },
    {
      where: ({ context }: AnyMachineSnapshot) => context.preview.refundTotal === 0,
      look: (person: Person) =>
        expect(dialog(person).locator('dl').last()).toContainText(
          { en: '$0.00', fr: '0,00\u00a0$' }[person.language],
        ),
    },
  ],
  'asking.previewed.editing': (person: Person) =>
    expect(buttonOf(person, 'policyCancellation.keep')).toBeVisible(),
  'asking.previewed.correcting': ({ page }: Person) =>
    expect(page.locator('[aria-invalid="true"]').first()).toBeVisible(),
  'asking.previewed.failed': { requirements: ['CX-017'], look: says('policyCancellation.failed') },
  'asking.previewed.changed': says('policyCancellation.changed'),
  cancelling: { requirements: ['CX-006', 'CX-012 partly'], look: cannotConfirm },
  checking: says('policyCancellation.checking'),
  waiting: says('policyCancellation.checking.more'),
  needsAttention: says('policyCancellation.attention'),
  done: closed,
};

viewTours({ tour: policyCancellationTour, drive, screens });
