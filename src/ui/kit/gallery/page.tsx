import '../../tokens/all.css';
import { createRoot } from 'react-dom/client';
import { languageOf, locales } from '#domain/locales.ts';
import { loadRooms } from '../../../text/rooms.ts';
import { type WhiteLabel, wearWhiteLabel, whiteLabels } from '../../tokens/whiteLabel.ts';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(location.search);
const language = languageOf(query.get('lang')) ?? 'en';
const label: WhiteLabel = whiteLabels.find((known) => known === query.get('label')) ?? 'house';

await loadRooms(language, ['kit', 'shell', 'pages', 'gallery']);
wearWhiteLabel(document.documentElement, label);
document.documentElement.lang = locales[language].tag;
createRoot(document.getElementById('root') as HTMLElement).render(
  <Gallery language={language} label={label} part={query.get('part') ?? 'all'} />,
);
