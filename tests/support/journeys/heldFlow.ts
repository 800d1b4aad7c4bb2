import { expect, type Page, type Route } from '@playwright/test';
import type { PurchaseStatus } from '#domain/calls/purchases/purchaseAnswer.ts';
import { type DraftEnvelope, flowDraftEnvelope } from '#domain/flow/flowDraftEnvelope.ts';
import type { FlowDraft, FlowForms } from '#domain/flow/flowForms.ts';
import { policyRecord, purchaseAnswer } from '../sale/purchase.ts';
import type { Gesture, Person } from '../tours/journeys/types.ts';
import { type Gate, gateAt } from './gate.ts';

const drafts = /\/api\/drafts(?:\/[\w-]+)?$/;
const purchases = /\/api\/purchases\/[^/]+$/;
const paymentScreens = /\/assets\/PaymentScreen-[^/]*\.js$/;
/** Longer than the page pauses before it keeps what was typed, in milliseconds. */
const keepPause = 1_000;
const someTime = 50;

/** How a request ends. */
export type Ending = (route: Route) => Promise<void>;
export const pass: Ending = (route) => route.fallback();
export const lose: Ending = (route) => route.abort('failed');

/** What a flow waits for at the network, and what a journey remembers of it. */
type HeldFlow = {
  readonly reading: Gate;
  readonly closing: Gate;
  readonly looking: Gate;
  readonly paymentScreen: Gate;
  /** Whether the next look at a purchase is held. */
  looks: boolean;
  /** What becomes of requests for the screen of the payment from now on. */
  payment: 'held' | 'comes' | 'lost';
  /** Requests that write the draft wait here while the flow is leaving a step. */
  readonly writing: Route[];
  /** How all of them end from now on: null while they wait. */
  ending: Ending | null;
  /** What the earlier visit left. */
  forms: FlowForms | null;
  age: string;
};

const flows = new WeakMap<Page, HeldFlow>();

/** The held flow of a person. */
export const flowHeldFor = ({ page }: Person) => flows.get(page) as HeldFlow;

/** Holds what the flow of a page asks for: its draft, a purchase, the screen of the payment. */
export async function holdFlow(page: Page): Promise<void> {
  const flow: HeldFlow = {
    reading: await gateAt(page, drafts, 'GET'),
    closing: await gateAt(page, drafts, 'DELETE'),
    looking: await gateAt(page, purchases, 'GET', () => flow.looks),
    paymentScreen: await gateAt(page, paymentScreens, 'GET', () => flow.payment === 'held'),
    looks: false,
    payment: 'held',
    writing: [],
    ending: pass,
    forms: null,
    age: '',
  };
  flows.set(page, flow);
  await page.route(paymentScreens, (route) => (flow.payment === 'lost' ? lose : pass)(route));
  await page.route(drafts, (route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return pass(route);
    if (flow.ending) return flow.ending(route);
    flow.writing.push(route);
    return undefined;
  });
}

/** Lets standing time go on until something is done. */
export async function whileTimeGoesOn({ page }: Person, task: Promise<unknown>): Promise<void> {
  let isDone = false;
  const ended = task.finally(() => (isDone = true));
  while (!isDone) await Promise.race([ended, page.clock.runFor(someTime)]);
  await ended;
}

/** A gesture that leaves the step: the draft is held from here on, and what was given up before does not come. */
export const leaving =
  (gesture: Gesture): Gesture =>
  async (person) => {
    const flow = flowHeldFor(person);
    await Promise.all(flow.writing.splice(0).map(lose));
    await person.page.clock.runFor(keepPause);
    flow.ending = null;
    flow.payment = 'held';
    await gesture(person);
  };

/** Ends what writes the draft until a step is left again: the page keeps it for more than one reason at a time. */
export const endWriting =
  (end: Ending): Gesture =>
  async (person) => {
    const flow = flowHeldFor(person);
    await expect.poll(() => flow.writing.length).toBeGreaterThan(0);
    flow.ending = end;
    await Promise.all(flow.writing.splice(0).map(end));
  };

/** The held reading of the draft, with what the server answers to it. */
export async function readingOf(person: Person) {
  const flow = flowHeldFor(person);
  flow.payment = 'held';
  const route = await flow.reading.next();
  const answer = await route.fetch();
  const draft = (await answer.json()) as DraftEnvelope & { snapshot: FlowDraft };
  flow.forms ??= draft.snapshot.forms;
  return { flow, route, answer, draft };
}

/** Lets the draft come as the server keeps it, with the purchase of the earlier visit or without. */
export const findDraft =
  (withPurchase: boolean): Gesture =>
  async (person) => {
    const { flow, route, answer, draft } = await readingOf(person);
    const { forms } = draft.snapshot;
    const purchaseId = withPurchase ? (flow.forms?.payment?.purchaseId ?? null) : null;
    const payment = { method: 'CASH', cardHolderName: '', purchaseId } as const;
    flow.looks = withPurchase;
    flow.age = forms.travellers?.travellers[0]?.age ?? '';
    await route.fulfill({
      response: answer,
      json: { ...draft, snapshot: { ...draft.snapshot, forms: { ...forms, payment } } },
    });
  };

async function lookOf(person: Person): Promise<Route> {
  const flow = flowHeldFor(person);
  const look = await flow.looking.next();
  flow.looks = false;
  return look;
}

/** Answers the look at the purchase; the server, which has only prepared it, answers that itself. */
export const findPurchase =
  (status: PurchaseStatus): Gesture =>
  async (person) => {
    const look = await lookOf(person);
    if (status === 'prepared') return pass(look);
    const json = purchaseAnswer(status, status === 'confirmed' ? policyRecord() : null);
    return look.fulfill({ json });
  };

export const losePurchase: Gesture = async (person) => lose(await lookOf(person));

/** Lets the screen of the payment come; what the other steps show is never held. */
export const letStepCome: Gesture = async (person) => {
  const flow = flowHeldFor(person);
  flow.payment = 'comes';
  if (flow.paymentScreen.waits()) await pass(await flow.paymentScreen.next());
};

/** Loses the screen of the payment, however often the page asks for it by itself. */
export const loseStep: Gesture = async (person) => {
  const flow = flowHeldFor(person);
  const asked = await flow.paymentScreen.next();
  flow.payment = 'lost';
  await lose(asked);
};

/** Saves the finished draft of the earlier visit as another window does, just before this one saves for the next time. */
export async function saveInAnotherWindow(person: Person): Promise<void> {
  const flow = flowHeldFor(person);
  const data = flowDraftEnvelope({ step: 'PAYMENT', forms: flow.forms as FlowForms });
  const save = async (route: Route) => {
    const headers = await route.request().allHeaders();
    const answer = await person.page.request.put(route.request().url(), { headers, data });
    expect(answer.status()).toBe(200);
    await pass(route);
  };
  flow.ending = pass;
  await person.page.route(drafts, save, { times: 1 });
}
