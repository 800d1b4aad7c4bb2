import type { FlowFacts } from '../quote/forms.ts';

type Dated = { facts: Pick<FlowFacts, 'today' | 'mayDateApplication'>; apply: { applicationDate: string } };

/** [CP-012] The day of the application: today unless a holder of POLICY_ADMIN chose another one. */
export function applicationDateOf({ facts, apply }: Dated): string {
  return choseApplicationDate({ facts, apply }) ? apply.applicationDate : facts.today;
}

/** Whether somebody who may chose the day of the application. */
export function choseApplicationDate({ facts, apply }: Dated): boolean {
  return facts.mayDateApplication && apply.applicationDate !== '';
}
