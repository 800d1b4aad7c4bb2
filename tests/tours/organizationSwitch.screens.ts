import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import type { OrganizationSwitchContext } from '#machines/organizationSwitch/organizationSwitch.types.ts';
import type { Gesture, Look, Person } from '../support/tours/journeys/types.ts';

/** What the chart of the switch knows. */
export const switchContext = ({ context }: AnyMachineSnapshot) => context as OrganizationSwitchContext;
/** Whether it shows that the panel is moving the session, and the page is not yet being opened again. */
const movesInPanel = (snapshot: AnyMachineSnapshot) => {
  const { reopenAt, shows } = switchContext(snapshot);
  return reopenAt === null && shows;
};

const button = ({ page }: Person) =>
  page.getByRole('button', { name: /^Organi[sz]ation\s?: .*\. (Switch|Changer)$/ });
export const switchPanel = ({ page, text }: Person) =>
  page.getByRole('group', { name: text('shell.switch.title') });
const field = ({ page, text }: Person) => page.getByLabel(text('shell.switch.search'));
const found = (person: Person) => switchPanel(person).getByRole('listitem').getByRole('button');

const recent = (person: Person) =>
  switchPanel(person)
    .getByRole('list', { name: person.text('shell.switch.recent') })
    .getByRole('button');
const seeNoRecent: Look = (person) =>
  expect(switchPanel(person).getByRole('heading', { name: person.text('shell.switch.recent') })).toHaveCount(
    0,
  );

/** The same name with a space elsewhere is another text for the field and the same search. */
const types =
  (name: string): Gesture =>
  async (person) => {
    const before = await field(person).inputValue();
    await field(person).fill(before === ` ${name}` ? `${name} ` : ` ${name}`);
  };

/** How a person works with the panel of the switch. */
export const switchDrive = {
  opensThePanel: (person: Person) => button(person).click(),
  closesThePanel: {
    requirements: ['OS-005'],
    gesture: ({ page }: Person) => page.keyboard.press('Escape'),
  },
  typesAName: types('employee'),
  typesAnotherName: types('nobody of this name'),
  erasesTheName: (person: Person) => field(person).fill(''),
  searchesAgain: ({ page, text }: Person) =>
    page.getByRole('button', { name: text('shell.switch.again') }).click(),
  choosesAnotherOrganization: (person: Person) => found(person).filter({ hasText: /ME$/ }).click(),
  choosesARecentOrganization: (person: Person) => recent(person).filter({ hasText: /TC$/ }).press('Enter'),
  choosesTheCurrentOrganization: (person: Person) =>
    switchPanel(person).locator('button[aria-current="true"]').click(),
};

const seeSearching: Look = ({ page, text }) =>
  expect(page.getByText(text('shell.switch.searching')).first()).toBeVisible();

/** What is seen of the switch while nothing moves, and while the session does. */
export const switchScreens = {
  deciding: null,
  hidden: (person: Person) => expect(button(person)).toHaveCount(0),
  closed: async (person: Person) => {
    await expect(button(person)).toHaveAttribute('aria-expanded', 'false');
    await expect(switchPanel(person)).toHaveCount(0);
  },
  open: (person: Person) => expect(field(person)).toBeEditable(),
  'open.idle': async (person: Person, snapshot: AnyMachineSnapshot) => {
    const codes = switchContext(snapshot).recent.map(({ code }) => new RegExp(`${code}$`));
    await expect(recent(person)).toHaveText(codes);
    await expect(found(person)).toHaveCount(codes.length);
  },
  'open.pausing': [seeSearching, seeNoRecent],
  'open.searching': seeSearching,
  'open.listed': {
    requirements: ['OS-013'],
    look: async (person: Person, snapshot: AnyMachineSnapshot) => {
      await expect(found(person).first()).toBeVisible();
      await seeNoRecent(person, snapshot);
      await expect(switchPanel(person).getByRole('status').last()).not.toBeEmpty();
    },
  },
  'open.nothingFound': (person: Person) =>
    expect(switchPanel(person).getByText(person.text('shell.switch.none')).first()).toBeVisible(),
  'open.searchFailed': (person: Person) =>
    expect(switchPanel(person).getByText(person.text('shell.switch.failed'))).toBeVisible(),
  moving: [
    {
      where: (snapshot: AnyMachineSnapshot) => !movesInPanel(snapshot),
      look: (person: Person) => expect(switchPanel(person)).toHaveCount(0),
    },
    {
      requirements: ['OS-032'],
      where: movesInPanel,
      look: async (person: Person) => {
        await expect(switchPanel(person)).toHaveAttribute('aria-busy', 'true');
        await expect(field(person)).not.toBeEditable();
        await found(person).first().click({ force: true });
        await person.page.keyboard.press('Escape');
        await expect(switchPanel(person)).toHaveAttribute('aria-busy', 'true');
      },
    },
  ],
};

/** Where nothing can be erased. */
export const nothingToErase = {
  reason: 'an empty field cannot be erased',
  where: (snapshot: AnyMachineSnapshot) => snapshot.matches({ open: 'idle' }),
};
