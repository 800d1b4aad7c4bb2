import { createRoot } from 'react-dom/client';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { defaultLanguage, languageOf, locales } from '#domain/locales.ts';
import { readListQuery, writeListQuery } from '#domain/listQuery.ts';
import { listMachine } from '#machines/list/list.machine.ts';
import type {
  ListInput,
  ListPage,
  ListReport,
  PageRequest,
  SavedView,
  ViewChange,
  RowsToExport,
} from '#machines/list/list.types.ts';
import { chartInspector } from './ports/chartInspector.ts';
import { loadRooms } from './text/rooms.ts';
import { Gallery } from './ui/gallery/Gallery.tsx';
import { premiums } from './ui/gallery/premiums.ts';
import { addressOf, type GalleryView, viewOf } from './ui/gallery/view.ts';
import { wearWhiteLabel } from './ui/tokens/whiteLabel.ts';
import './ui/tokens/all.css';

const root = document.documentElement;
const asked = viewOf(location.search, {
  language: languageOf(root.dataset.language) ?? defaultLanguage,
  label: 'house',
  part: 'all',
});

function wear({ language, label }: GalleryView): void {
  root.lang = locales[language].tag;
  wearWhiteLabel(root, label);
}

/** The views of the list of the gallery, for as long as the page is open. */
let views: readonly SavedView[] = [];

/** The list of the gallery: it reads the rows of the gallery and saves no file. */
const listOfPremiums = listMachine.provide({
  actors: {
    readPage: fromPromise<ListPage, PageRequest>(({ input: { filter, sort } }) => {
      const name = (filter.name ?? '').toLowerCase();
      const rows = premiums
        .filter(({ traveller }) => traveller.toLowerCase().includes(name))
        .toSorted((one, other) => (one.traveller < other.traveller ? -1 : 1));
      if (sort?.direction === 'desc') rows.reverse();
      return Promise.resolve({ total: rows.length, rows });
    }),
    exportRows: fromPromise<void, RowsToExport>(() => Promise.resolve()),
    readViews: fromPromise<readonly SavedView[], { area: string }>(() => Promise.resolve(views)),
    keepView: fromPromise<readonly SavedView[], ViewChange & { area: string }>(
      ({ input: { name, view } }) => {
        views = [...views.filter((each) => each.name !== name), ...(view ? [{ name, ...view }] : [])];
        return Promise.resolve(views);
      },
    ),
  },
});

const premiumsInput: ListInput = {
  language: asked.language,
  fields: [
    { key: 'name', kind: 'text' },
    { key: 'expiredDate', kind: 'date' },
  ],
  columns: ['traveller', 'plan'],
  shownAtFirst: ['name'],
  query: { filter: {}, sort: null, offset: 0 },
  refused: {},
  isReturn: false,
  exportIsAllowed: true,
  area: 'premiums',
};

/** What the gallery is asked for itself; the rest of the address is the list's. */
const ownParameters = ['lang', 'label', 'part'];
const { query: listed, refused } = readListQuery(
  [...new URLSearchParams(location.search)].filter(([name]) => !ownParameters.includes(name)),
  premiumsInput,
);
const addressBar = createActor(
  fromCallback<ListReport>(({ receive }) =>
    receive((event) => {
      const shown = new URL(location.href);
      const own = [...shown.searchParams].filter(([name]) => ownParameters.includes(name));
      shown.search = String(
        new URLSearchParams([...own, ...Object.entries(writeListQuery(event.query, premiumsInput))]),
      );
      history.replaceState(null, '', shown);
    }),
  ),
  { inspect: chartInspector(window) },
).start();
const list = createActor(listOfPremiums, {
  parent: addressBar,
  input: { ...premiumsInput, query: listed, refused },
}).start();

await loadRooms(asked.language, ['kit', 'shell', 'pages', 'flow', 'tableFilter', 'list', 'gallery']);
wear(asked);
createRoot(document.getElementById('root') as HTMLElement).render(
  <Gallery
    asked={asked}
    sample={root.dataset.sample === 'on'}
    list={list}
    onView={(view) => {
      wear(view);
      history.replaceState(null, '', addressOf(view));
    }}
  />,
);
