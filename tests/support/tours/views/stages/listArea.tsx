import { licenseFormMachine } from '#machines/licenseForm/licenseForm.machine.ts';
import { licenseFormInputOf } from '#machines/licenseForm/licenseForm.setup.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { quoteMailMachine } from '#machines/quoteMail/quoteMail.machine.ts';
import { fromPromise } from 'xstate';
import type { ListPage } from '#machines/list/list.types.ts';
import { pageAmong } from '#src/app/areas/defineListArea.ts';
import { inPlace } from '#src/app/chartInPlace.ts';
import { HeldQuotesScreen } from '#src/ui/heldQuotes/HeldQuotesScreen.tsx';
import { LicensingScreen } from '#src/ui/licensing/LicensingScreen.tsx';
import { PolicySearchScreen } from '#src/ui/maintenance/PolicySearchScreen.tsx';
import { listAreaTour } from '../../../../tours/listArea.tour.ts';
import { withDoubles } from '../../doubles.ts';
import { defineStage } from '../stage.ts';

/** A row that each list can show. */
const row = {
  id: 'Q-100001',
  revision: 3,
  quoteNumber: 'Q-100001',
  status: 'PRICED',
  travellers: 'Marie Tremblay',
  travellerCount: 1,
  destination: 'Lisbon',
  departureDate: '2027-02-01',
  premium: 120,
  validUntil: '2027-01-15',
  updatedAt: '2026-12-15T15:00:00.000Z',
  daysAgo: 2,
  ownerName: 'Paul Roy',
  isOwn: true,
  licenseType: 'AGENT',
  profileRef: 'c-2001',
  name: 'Marie Tremblay',
  policyNumber: 'TC-100000002',
  firstName: 'Marie',
  lastName: 'Tremblay',
  statuses: ['ACTIVE'],
  matched: [],
};
const found: ListPage = { total: 1, rows: [row] };

/** The list is there to be seen; what it would report the tour says. */
const silentList = withDoubles(listMachine.provide({ actions: { showQuery: () => undefined } })).provide({
  actors: {
    readPage: fromPromise(() => Promise.resolve(found)),
    tableFilter: withDoubles(tableFilterMachine) as never,
  },
});

/** The pages beside the lists: the form of a licence, as the area hands it on, and who a quote is mailed to. */
const form = withDoubles(licenseFormMachine);
const pages = pageAmong({
  '/editLicense': inPlace(() => form, licenseFormInputOf),
  '/send': withDoubles(quoteMailMachine),
});

const screens: Record<string, typeof LicensingScreen> = {
  licenses: LicensingScreen,
  heldQuotes: HeldQuotesScreen,
  policies: PolicySearchScreen,
  policyQuotes: PolicySearchScreen,
};

export const listAreaStage = defineStage(
  listAreaTour,
  (area) => {
    const Screen = screens[area.getSnapshot().context.list.name] ?? LicensingScreen;
    return <Screen area={area} />;
  },
  {
    list: silentList,
    page: pages,
  },
);
