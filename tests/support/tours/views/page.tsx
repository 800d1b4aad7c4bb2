import './commits.ts';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { AnyActorRef } from 'xstate';
import { type Language, languages, locales } from '#domain/locales.ts';
import { stepKeys } from '#domain/flow/steps.ts';
import { firstRooms } from '#src/text/firstRooms.ts';
import { keepSaid, loadRooms } from '#src/text/rooms.ts';
import { fetchScreen } from '#src/ui/flow/lateScreens.ts';
import { TextProvider } from '#src/text/TextProvider.tsx';
import { Addresses } from '#src/ui/kit/Addresses.tsx';
import { ToastRegion } from '#src/ui/kit/ToastRegion.tsx';
import { createToasts, type Toasts } from '#src/ui/kit/toasts.ts';
import '#src/ui/tokens/all.css';
import { beginningsOf } from '../define.ts';
import { answer, breakDown, childNamed } from '../doubles.ts';
import { type LiveChart, startLive } from '../live.ts';
import { answeredScreens } from './answered/screens.ts';
import type { Answered, AnsweredScreen } from './answered/types.ts';
import type { News, PageCommands, Stage } from './stage.ts';

/** How each chart is shown that has a view: what the files of the folder say. */
const stages = new Map(
  Object.values(import.meta.glob<Record<string, Stage>>('./stages/*.tsx', { eager: true }))
    .flatMap((file) => Object.values(file))
    .map((stage) => [stage.tour.machine.id, stage]),
);

/** What the screens of the steps do not bring themselves. */
const rooms = [
  ...firstRooms,
  'account',
  'advisorCode',
  'resources',
  'area',
  'content',
  'dependents',
  'estimate',
  'firstSignIn',
  'history',
  'invitation',
  'personDeletion',
  'lead',
  'licensing',
  'quotes',
  'tasks',
  'list',
  'advisors',
  'licenseForm',
  'maintenance',
  'policyHistory',
  'endorsement',
  'policyInfo',
  'policyLink',
  'policyCancellation',
  'policyDeliveries',
  'policyView',
  'policyNotes',
  'policyFinancials',
  'nameGiving',
  'tableFilter',
  'travellersTable',
  'userForm',
  'users',
] as const;

type Shown = { stage: Stage; chart: LiveChart; root: Root };
let shown: Shown | null = null;
/** The title of the page as long as no screen has given it another. */
const { title } = document;
let visited: { screen: Answered; root: Root } | null = null;

function current(): Shown {
  if (!shown) throw new Error('No chart is shown');
  return shown;
}

function startChart(stage: Stage, beginning: string): LiveChart {
  const tour = beginningsOf(stage.tour).find(([name]) => name === beginning)?.[1];
  if (!tour) throw new Error(`The tour of ${stage.tour.machine.id} does not begin with "${beginning}"`);
  return startLive({ ...tour, machine: tour.machine.provide({ actors: stage.children }) });
}

/** What screens lay on the window for tests. */
const laidOnWindow = ['seen', 'output'] as const;

function close() {
  shown?.root.unmount();
  shown?.chart.stop();
  shown = null;
  visited?.root.unmount();
  visited?.screen.stop?.();
  visited = null;
  for (const name of laidOnWindow) Reflect.deleteProperty(window, name);
  document.title = title;
  window.scrollTo(0, 0);
}

function framed(content: ReactNode, language: Language) {
  return (
    <StrictMode>
      <TextProvider language={language}>{content}</TextProvider>
    </StrictMode>
  );
}

function addressed(content: ReactNode, onFollow: (path: string, field: string) => void) {
  return (
    <Addresses shown="/" onFollow={({ pathname, hash }) => onFollow(pathname, hash.slice(1))}>
      {content}
    </Addresses>
  );
}

/** What the chart says stays until it is closed, since the time of the page is not the chart’s. */
function toastsOf(actor: AnyActorRef): Toasts {
  const toasts = createToasts();
  actor.on('toast.say', (said) => toasts.queue.add(said));
  return toasts;
}

function staged({ show, onFollow }: Stage, actor: never, language: Language): ReactNode {
  const content = (
    <>
      {show(actor, language)}
      <ToastRegion toasts={toastsOf(actor)} />
    </>
  );
  return onFollow === null ? content : addressed(content, (...asked) => onFollow(actor, ...asked));
}

function showVisited(language: Language) {
  document.documentElement.lang = locales[language].tag;
  visited?.root.render(
    framed(
      <main style={{ maxWidth: '78rem', margin: '0 auto', padding: '1rem var(--gutter)' }}>
        {addressed(visited.screen.content, (...asked) => visited?.screen.onFollow?.(...asked))}
      </main>,
      language,
    ),
  );
}

function news(): News {
  const { chart } = current();
  const snapshot = chart.snapshot();
  const { taken } = chart.news();
  return {
    taken,
    value: snapshot.value,
    status: snapshot.status,
    ...(snapshot.status === 'error' && { error: String(snapshot.error) }),
  };
}

/** A chart inside, or a port of it, by the names on the way to it; without one the chart that is shown. */
function inside(path: string): AnyActorRef {
  if (path === '') return current().chart.actor;
  return path.split('/').reduce<AnyActorRef>((actor, name) => {
    const children = Object.values(actor.getSnapshot().children ?? {}) as AnyActorRef[];
    const living = children.filter((child) => child.getSnapshot().status === 'active');
    const found = childNamed(living, name);
    if (!found) throw new Error(`"${name}" of "${path}" is not at work`);
    return found;
  }, current().chart.actor);
}

const commands: PageCommands = {
  open(name, beginning, language) {
    close();
    const stage = stages.get(name);
    if (!stage) throw new Error(`Nobody says how ${name} is shown`);
    document.documentElement.lang = locales[language].tag;
    const chart = startChart(stage, beginning);
    const root = createRoot(document.getElementById('root') as HTMLElement);
    shown = { stage, chart, root };
    flushSync(() => root.render(framed(staged(stage, chart.actor as never, language), language)));
    return news();
  },
  async visit(name, asked, language) {
    close();
    const make = answeredScreens[name] as AnsweredScreen<object>;
    const screen = await make(asked, language);
    visited = { screen, root: createRoot(document.getElementById('root') as HTMLElement) };
    showVisited(language);
  },
  speak(language) {
    visited?.screen.onLanguage?.(language);
    showVisited(language);
  },
  apply(id, pieces) {
    const { stage, chart } = current();
    const stimulus = stage.tour.stimuli.find((each) => each.id === id);
    if (!stimulus) throw new Error(`There is no stimulus "${id}"`);
    chart.apply(stimulus, pieces);
    return news();
  },
  end(port, given) {
    if ('output' in given) answer(inside(port), given.output);
    else breakDown(inside(port), given.error);
    return news();
  },
  tell(chart, event) {
    inside(chart).send(event);
    return news();
  },
  pass(milliseconds) {
    current().chart.apply({ kind: 'wait', id: '', delay: milliseconds, options: {} }, [milliseconds]);
    return news();
  },
  say(language, code, text) {
    flushSync(() => keepSaid(language, code, text));
    return news();
  },
  news,
};

await Promise.all([
  ...languages.map((each) => loadRooms(each, rooms)),
  ...stepKeys.map((step) => fetchScreen(step)),
]);
Object.assign(window, { commands });
