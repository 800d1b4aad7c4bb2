import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { defaultLanguage, languageOf, locales } from '#domain/locales.ts';
import { tableFilterMachine } from '#machines/tableFilter/tableFilter.machine.ts';
import { chartInspector } from './ports/chartInspector.ts';
import { loadRooms } from './text/rooms.ts';
import { Gallery } from './ui/kit/gallery/Gallery.tsx';
import { addressOf, type GalleryView, viewAsked } from './ui/kit/gallery/view.ts';
import { wearWhiteLabel } from './ui/tokens/whiteLabel.ts';
import './ui/tokens/all.css';

const root = document.documentElement;
const asked = viewAsked(location.search, {
  language: languageOf(root.dataset.language) ?? defaultLanguage,
  label: 'house',
  part: 'all',
});

function wear({ language, label }: GalleryView): void {
  root.lang = locales[language].tag;
  wearWhiteLabel(root, label);
}

const filter = createActor(tableFilterMachine, {
  inspect: chartInspector(window),
  input: {
    fields: [
      { key: 'name', kind: 'text' },
      { key: 'expiredDate', kind: 'date' },
    ],
    shownAtFirst: ['name'],
    searchIsAllowed: true,
  },
}).start();

await loadRooms(asked.language, ['kit', 'shell', 'pages', 'flow', 'tableFilter', 'gallery']);
wear(asked);
createRoot(document.getElementById('root') as HTMLElement).render(
  <Gallery
    asked={asked}
    sample={root.dataset.sample === 'on'}
    filter={filter}
    onView={(view) => {
      wear(view);
      history.replaceState(null, '', addressOf(view));
    }}
  />,
);
