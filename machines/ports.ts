import { fromPromise, type PromiseActorLogic } from 'xstate';

const unfilled = new WeakSet<object>();

/** A hole in a chart that the application must fill; running the hole is an error that names it. */
export function port<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not connected`)));
  unfilled.add(logic);
  return logic;
}

/** Whether an actor logic is still a hole; asked at start-up for every chart. */
export function isUnfilledPort(logic: unknown): boolean {
  return typeof logic === 'object' && logic !== null && unfilled.has(logic);
}
