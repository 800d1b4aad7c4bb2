import { expect } from '@playwright/test';
import type { ListAreaContext } from '#machines/listArea/listArea.types.ts';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { openInside } from '../../support/journeys/openInside.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { field, submit } from '../../support/journeys/walk.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { listAreaTour } from '../../tours/listArea.tour.ts';

const opens =
  (address: string): Gesture =>
  ({ page, language }) =>
    openInside(page, `/licensing${address}lang=${language}`);
const search = pressButton('tableFilter.search');
const formIsOpen = ({ page }: Person) => expect(field(page, 'legalName')).toBeVisible();
const leave: Gesture = async (person) => {
  await formIsOpen(person);
  await field(person.page, 'legalName').fill('Half typed');
  await pressButton('licenseForm.back')(person);
};

const noActs = 'licences have no acts; held quotes have journeys of their own';
const actTransitions = [
  'page.searching · person.actOnRow [actOpensPage] → page.onPage',
  'act.resting · person.actOnRow [actIsCalled] → act.acting',
  'act.acting · done(actOnRow) [personIsToldFirst] → act.telling',
  'act.acting · done(actOnRow) [actLeadsElsewhere] → act.resting',
  'act.acting · done(actOnRow) → act.resting.done',
  'act.acting · error(actOnRow) → act.resting.failed',
  'act.acting · parent.openAddress → act.resting',
  'act.telling · person.goOn → act.resting',
  'act.telling · person.stay → act.resting',
  'act.telling · parent.openAddress → act.resting',
];
const notOfLicenses = Object.fromEntries(actTransitions.map((name) => [name, noActs]));
const signingIn = 'signing in again has journeys of its own';

journeyTours({
  tour: listAreaTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'admin', agents.manager);
    starting();
    await page.goto(`${originOf('admin')}/licensing?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  drive: {
    theListReadsWhatIsAsked: search,
    theListReadsOthers: async (person) => {
      await field(person.page, 'filter-firstName').fill('Luc');
      await search(person);
    },
    opensAPage: opens('/editLicense?licenseType=AGENCY&orgCode=LAKES&licenseId=L-1004&'),
    opensTheList: { requirements: ['LS-021', 'LS-036'], gesture: opens('?') },
    opensAnEarlierSearch: opens('?firstName=Luc&offset=10&'),
    thePageIsSaved: {
      requirements: ['LS-033', 'LF-022'],
      gesture: async (person) => {
        const { page } = person;
        await formIsOpen(person);
        const name = field(page, 'legalName');
        await name.fill(`${await name.inputValue()} B`);
        await submit(page).click();
        await expect(page.getByText(/^(Licence saved|Permis enregistré)/)).toHaveCount(1);
      },
    },
    thePageIsLeftByBack: { requirements: ['LS-033', 'LF-023'], gesture: leave },
    thePageOpenedFirstIsLeft: leave,
    theLanguageChanges: async ({ page, language }) => {
      const [there, back] = language === 'en' ? ['Français', 'English'] : ['English', 'Français'];
      await page.getByRole('link', { name: there, exact: true }).click();
      await page.getByRole('link', { name: back, exact: true }).click();
    },
  },
  screens: {
    page: null,
    'page.deciding': null,
    'page.searching': [
      ({ page, text }) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text('licensing.title')),
      {
        requirements: ['LS-021', 'LS-033'],
        look: async ({ page }, { context }) => {
          const { firstName = '' } = (context as ListAreaContext).asked.query.filter;
          const shown = () => new URL(page.url()).searchParams.get('firstName') ?? '';
          await expect.poll(shown).toBe(firstName);
          await expect(field(page, 'filter-firstName')).toHaveValue(firstName);
        },
      },
    ],
    'page.onPage': ({ page, text }) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(text('licenseForm.title.AGENCY')),
    act: null,
    'act.resting': null,
    'act.resting.idle': null,
    'act.resting.done': null,
    'act.resting.failed': null,
    'act.acting': null,
    'act.telling': null,
    list: null,
    'list.unneeded': null,
    'list.kept': null,
  },
  inside: [
    {
      tour: listAreaTour,
      notHere: {
        ...notOfLicenses,
        'page.onPage · parent.renewSession (stays)': signingIn,
        'list.kept · parent.renewSession (stays)': signingIn,
      },
    },
  ],
  notFromHere: notOfLicenses,
  notHere: {
    theSessionIsRenewed: signingIn,
    somethingIsTyped: 'what is typed is asked about in a journey of its own',
  },
});
