import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { policyLinkPaths } from '#domain/links/policyLink.ts';
import { defaultLanguage, languageOf, languages, locales } from '#domain/locales.ts';
import { connectPolicyLink } from './app/connectPolicyLink.ts';
import { chartInspector } from './ports/chartInspector.ts';
import { createCallServer } from './ports/http.ts';
import { keepSaid, loadRooms } from './text/rooms.ts';
import { PolicyLink } from './ui/policyLink/PolicyLink.tsx';
import type { PolicyLinkRef } from './ui/policyLink/policyLinkRef.ts';
import { wearWhiteLabel } from './ui/tokens/whiteLabel.ts';
import './ui/tokens/all.css';

const root = document.documentElement;
const rooms = ['kit', 'shell', 'confirmation', 'policyLink', 'nameGiving'];
const tokenOfAddress = () => location.hash.slice(1);

const callServer = createCallServer({
  origin: location.origin,
  headers: () => ({ lang: locales[link.getSnapshot().context.language].header }),
  onSessionEnd: () => undefined,
  onSessionMove: () => undefined,
  onProblem: ({ code, text }, language) => keepSaid(language, code, text),
});
const link: PolicyLinkRef = createActor(
  connectPolicyLink({ callServer, openToken: tokenOfAddress, window }),
  {
    inspect: chartInspector(window),
    input: { token: tokenOfAddress(), language: languageOf(root.dataset.language) ?? defaultLanguage },
  },
);

link.subscribe(({ context: { language, policy } }) => {
  root.lang = locales[language].tag;
  wearWhiteLabel(root, policy?.brand ?? 'house');
  if (location.pathname !== policyLinkPaths[language]) {
    history.replaceState(null, '', policyLinkPaths[language] + location.hash);
  }
});
addEventListener('hashchange', () => link.send({ type: 'person.openLink', token: tokenOfAddress() }));
link.start();

await Promise.all(languages.map((language) => loadRooms(language, rooms)));
createRoot(document.getElementById('root') as HTMLElement).render(
  <PolicyLink link={link} sample={root.dataset.sample === 'on'} />,
);
