import { createRoot } from 'react-dom/client';
import { createActor, setup } from 'xstate';
import { defaultLanguage, languageOf, locales } from '#domain/locales.ts';
import { chartInspector } from './ports/chartInspector.ts';
import { loadRooms } from './text/rooms.ts';
import { Gallery } from './ui/kit/gallery/Gallery.tsx';
import { listOfPremiums, premiumsInput } from './ui/kit/gallery/listOfPremiums.ts';
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

/** Nobody above the list: no address shows what it asks for. */
const nobody = createActor(setup({}).createMachine({})).start();
const list = createActor(listOfPremiums, {
  inspect: chartInspector(window),
  parent: nobody,
  input: premiumsInput,
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
