import { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { applications, isApplicationKey } from '#domain/applications.ts';
import { tokenOfQuoteLink } from '#domain/links/quoteLink.ts';
import { defaultLanguage, type Language, languageOf, locales } from '#domain/locales.ts';
import { noForms } from '#domain/flow/flowForms.ts';
import { bindAddress, flowOf, type PortalRef } from './app/addressListener.ts';
import { bindAnalytics } from './app/analyticsListener.ts';
import { connectPortal, type PortalParts } from './app/connect.ts';
import { bindDocument } from './app/documentListener.ts';
import { bindToasts } from './app/bindToasts.ts';
import { keepBeforeHiding } from './app/draftListener.ts';
import { draftPorts } from './app/draftPorts.ts';
import { createFirstPaint } from './app/first/firstPaint.ts';
import { collectFlowDraft, typedDraft } from './app/flowDraft.ts';
import { PortalPage } from './app/PortalPage.tsx';
import { reopenNewerBuild } from './app/reopenNewerBuild.ts';
import { lateSwitch } from './app/lateSwitch.ts';
import { sessionPorts } from './app/sessionPorts.ts';
import { tellSwitch } from './app/switchTeller.ts';
import { createAnalytics } from './ports/analytics.ts';
import { createAddressBar } from './ports/addressBar.ts';
import type { CallProblem } from './ports/callProblem.ts';
import type { CardFrameSettings } from './ports/cardFrame.ts';
import { chartInspector } from './ports/chartInspector.ts';
import { createCredentials } from './ports/credentials.ts';
import { createCallServer } from './ports/http.ts';
import { onPageHidden } from './ports/pageHiding.ts';
import { createServedPage } from './ports/servedPage.ts';
import { createServerClock } from './ports/serverClock.ts';
import { createSessionChannel } from './ports/sessionChannel.ts';
import { createSignInMemory } from './ports/signInMemory.ts';
import { siteDataOf } from './ports/siteData.ts';
import { createTabMemory } from './ports/tabMemory.ts';
import { firstRooms } from './text/firstRooms.ts';
import { keepSaid, layOver, loadLanguage, loadRooms } from './text/rooms.ts';
import { fetchScreen } from './ui/flow/lateScreens.ts';
import { lateExtra } from './ui/kit/latePiece.ts';
import { leisure } from './ui/kit/leisure.ts';
import { ToastRegion } from './ui/kit/ToastRegion.tsx';
import { createToasts } from './ui/kit/toasts.ts';
import type { QuickQuoteRef } from './ui/quickQuote/quickQuoteRef.ts';
import './ui/tokens/all.css';

/** What the server handed to the page: application, language, sample. */
const told = document.documentElement.dataset;
const key = told.application ?? '';
const application = applications[isApplicationKey(key) ? key : 'b2b'];
const language: Language = languageOf(told.language) ?? defaultLanguage;

const root = document.getElementById('root') as HTMLElement;
const first = createFirstPaint(window, root);
const siteData = siteDataOf(window) ?? (await refuseToOpen());
const bar = createAddressBar(window);
const memory = createTabMemory(siteData.tab, siteData.browser);
const inspect = chartInspector(window);

const token = tokenOfQuoteLink(window.location.hash);
if (token !== null) {
  first.clear();
  // Where its code does not come the portal opens, and the fragment stays: loading the page again tries again.
  const come = await import('./app/quoteReturn.tsx').catch(() => null);
  if (come !== null) {
    const { origin } = window.location;
    const sample = told.sample === 'on';
    await come.returnToQuote({ token, language, sample, origin, bar, memory, root, inspect });
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }
}
first.unveil();
let cardFrame: CardFrameSettings = { url: '', origin: '' };

const credentials = createCredentials({
  language: () => portal.getSnapshot().context.language,
  refCode: () => portal.getSnapshot().context.refCode,
});
const keepProblem = ({ code, text }: CallProblem, asked: Language) => keepSaid(asked, code, text);
const callServer = createCallServer({
  origin: window.location.origin,
  fetch: first.answer.fetch,
  headers: credentials.headers,
  onSessionEnd: () => {
    const { session } = portal.getSnapshot().context;
    if (session?.signedIn) signInMemory.askNextTime(session.userType);
    portal.send({ type: 'session.end' });
  },
  onSessionMove: (problem) => noteMove(problem),
  untilHere: () => organizationSwitch.untilHere(),
  onProblem: keepProblem,
});

const signInMemory = createSignInMemory(siteData.browser);
const callQuietly = createCallServer({
  origin: window.location.origin,
  headers: credentials.headers,
  onSessionEnd: () => undefined,
  onSessionMove: (problem) => noteMove(problem),
  onProblem: keepProblem,
});
const queries = new QueryClient();
const toasts = createToasts();

const draft = draftPorts({
  callServer,
  memory,
  collect: () => {
    const flow = flowOf(portal);
    return flow ? collectFlowDraft(flow) : { step: 'TRAVELLER_DETAILS', forms: noForms };
  },
});

/** Another page has moved the session: to another organization, or within this one. */
const noteMove = ({ code }: CallProblem) =>
  code === 'session.moved' ? organizationSwitch.leave() : organizationSwitch.move();
const channel = createSessionChannel(window);
channel.hear((news) => {
  const { session } = portal.getSnapshot().context;
  if (news.type !== 'session.work' || !session?.signedIn) return;
  if (news.organizationCode === session.organizationCode) organizationSwitch.comeBack();
  else organizationSwitch.leave();
});

const parts: PortalParts = {
  callServer,
  callQuietly,
  clock: createServerClock({ wall: () => Date.now(), steady: () => performance.now() }),
  firstAsked: first.answer.asked,
  channel,
  resetStore: () => {
    draft.forget();
    memory.forgetTyped();
    queries.clear();
  },
  userType: () => portal.getSnapshot().context.session?.userType ?? 'ciamid',
  fetchReminder: () => import('./ui/kit/DialogBox.tsx'),
  credentials,
  signInMemory,
  addressBar: bar,
  origin: window.location.origin,
  uiLocale: () => locales[portal.getSnapshot().context.language].tag,
  onUser: (current) => {
    cardFrame = current.cardFrame;
  },
  queries,
  layOver,
  loadTexts: async (wanted) => {
    await Promise.all([loadRooms(wanted, firstRooms), loadLanguage(wanted)]);
  },
  draft,
  window,
  memory,
  cardFrame: () => cardFrame,
  whileMoving: (work) => organizationSwitch.whileMoving(work),
  fetchScreen,
  onRefusal: (refusal) => portal.send({ type: 'area.refuse', ...refusal }),
};
const session = sessionPorts(parts);
const machine = connectPortal(parts, session);
const portal: PortalRef = createActor(machine, {
  inspect,
  input: { application, language, address: bar.read(), sample: told.sample === 'on' },
});

reopenNewerBuild({
  page: createServedPage(window),
  typed: () => typedDraft(flowOf(portal)),
  keep: draft.keep,
});

const organizationSwitch = lateSwitch(async () => {
  const { connectOrganizationSwitch } = await import('./app/connectOrganizationSwitch.ts');
  const chart = createActor(
    connectOrganizationSwitch({ callServer, memory, addressBar: bar, workHereAgain }),
    { inspect },
  );
  chart.on('toast.say', toasts.say);
  return chart.start();
});
/** What failed while the session was elsewhere is asked for again. */
async function workHereAgain() {
  await organizationSwitch.whileMoving(session.workHereAgain);
  organizationSwitch.comeBack();
  const { today } = portal.getSnapshot().context.session?.facts ?? {};
  if (today) portal.send({ type: 'session.renew', today });
}
bindAddress(portal, bar, tellSwitch(portal, organizationSwitch.tell));
bindDocument(portal, document);
bindToasts(portal, toasts.say);
onPageHidden(window, () => keepBeforeHiding(flowOf(portal)));
bindAnalytics(portal, createAnalytics(window));
portal.start();

await waitFor(portal, (snapshot) => snapshot.matches({ wording: 'showingTexts' }));
const fetchExtras = async () => (await import('./app/extras.ts')).extras;
const isForConsumers = application.channel === 'b2c';
/** What nobody misses on the first screen: it comes after it. */
const Extra = lateExtra<{ actor?: QuickQuoteRef }>(async () => {
  if (isForConsumers) await leisure.comes();
  return (await fetchExtras()).fetchFirstStepExtras({
    isForConsumers,
    window,
    callServer,
    draft,
    memory,
    portal,
    inspect,
    say: toasts.say,
  });
});
const TaskMark = lateExtra(async () =>
  (await fetchExtras()).fetchTaskCount({ callQuietly, queries, portal, inspect }),
);
leisure.waitFor(first.act());
const whole = (
  <PortalPage
    portal={portal}
    comingSwitch={organizationSwitch}
    messages={<ToastRegion toasts={toasts} />}
    offer={isForConsumers && <Extra />}
    tools={(actor) => <Extra actor={actor} />}
    mark={<TaskMark />}
  />
);
await first.takeOver(portal, whole);

async function refuseToOpen(): Promise<never> {
  first.unveil();
  first.release();
  const { saySiteDataIsRefused } = await import('./app/siteDataRefused.tsx');
  const reload = () => window.location.reload();
  return saySiteDataIsRefused({ language, sample: told.sample === 'on', root, reload });
}
