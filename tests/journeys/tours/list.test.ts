import { expect, type Page } from '@playwright/test';
import { bringSession } from '../../support/journeys/earlierSession.ts';
import { type Gate, gateAt } from '../../support/journeys/gate.ts';
import { hearAnswers } from '../../support/journeys/hearAnswers.ts';
import { openInside } from '../../support/journeys/openInside.ts';
import { agents, originOf } from '../../support/journeys/portal.ts';
import { pressButton } from '../../support/journeys/pressButton.ts';
import { journeyTours } from '../../support/tours/journeys.ts';
import type { Gesture, Person } from '../../support/tours/journeys/types.ts';
import { listContext, listDrive, listScreens, listTable } from '../../tours/list.screens.ts';
import { listTour } from '../../tours/list.tour.ts';

const gates = new WeakMap<Page, Gate>();
/** How many rows the last answer of a page had. */
const answered = new WeakMap<Page, number>();
const nextRead = ({ page }: Person) => (gates.get(page) as Gate).next();
const rowsOf = (person: Person) => listTable(person).locator('tbody tr');

const opens =
  (query: string): Gesture =>
  ({ page, language }) =>
    openInside(page, `/licensing?${query}lang=${language}`);

const ofViews = 'saved views have a journey of their own, in another browser';
const ofMarks = 'marked rows are exported in a journey of their own';

journeyTours({
  tour: listTour,
  reach: async ({ page, language }, starting) => {
    await bringSession(page.context(), 'admin', agents.manager);
    gates.set(page, await gateAt(page, '**/api/licenses/search?**', 'POST'));
    hearAnswers<{ rows: readonly object[] }>(page, /\/api\/licenses\/search\?/, ({ rows }) =>
      answered.set(page, rows.length),
    );
    starting();
    await page.goto(`${originOf('admin')}/licensing?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  requests: { exportRows: { url: '**/api/licenses/export**', method: 'POST' } },
  drive: {
    ...listDrive,
    aPageComes: async (person) => (await nextRead(person)).fallback(),
    nothingComes: async (person) =>
      (await nextRead(person)).continue({ postData: JSON.stringify({ licenseNumber: 'ZZ-1' }) }),
    thePageIsGone: async (person) =>
      (await nextRead(person)).fulfill({
        status: 400,
        json: { code: 'request.invalid', fields: { 'query.offset': 'tooLarge' }, total: 9 },
      }),
    thePageFails: async (person) => (await nextRead(person)).abort('failed'),
    theNameIsSearchedFor: async (person) => {
      await person.page.locator('#filter-licenseNumber').fill('NB');
      await pressButton('tableFilter.search')(person);
    },
    theFilterIsReset: pressButton('tableFilter.reset'),
    sortsByName: (person) =>
      listTable(person)
        .getByRole('button', { name: person.text('licensing.column.name'), exact: true })
        .click(),
    theAddressAsksForOthers: opens('licenseNumber=NB&sortField=status&sortOrder=desc&'),
    theAddressCannotBeTaken: opens('colour=red&'),
    thePersonComesBack: async (person) => {
      const asked = 'licenseType=AGENCY&orgCode=LAKES&licenseId=L-1004';
      await openInside(person.page, `/licensing/editLicense?${asked}&lang=${person.language}`);
      const back = person.page.getByRole('button', { name: person.text('licenseForm.back'), exact: true });
      await back.click();
    },
  },
  screens: {
    ...listScreens,
    'rows.shown': [
      {
        requirements: ['LS-028'],
        look: async (person) => {
          await expect(person.page.locator('[aria-busy="true"]:has(table)')).toHaveCount(0);
          await expect.poll(() => answered.get(person.page)).toBe(await rowsOf(person).count());
        },
      },
      async (person, snapshot) =>
        expect(listTable(person).getByRole('columnheader')).toHaveCount(
          listContext(snapshot).shownColumns.includes('status') ? 6 : 5,
        ),
    ],
  },
  notHere: {
    turnsThePage: {
      reason: 'what is found by a number fits on one page',
      where: (snapshot) => Object.keys(listContext(snapshot).query.filter).length > 0,
    },
    theLanguageChanges: 'the search in the other language has a journey of its own',
    theSessionIsRenewed: 'signing in again has a journey of its own',
    marksARow: ofMarks,
    marksThePage: ofMarks,
    exportsTheMarkedRows: ofMarks,
    unfoldsTheViews: ofViews,
  },
});
