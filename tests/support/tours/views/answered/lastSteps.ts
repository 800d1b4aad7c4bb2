import type { DeliveryStatus } from '#domain/calls/shapes/policyRecord.ts';
import type { FlowForms } from '#domain/flow/flowForms.ts';
import type { FlowFacts } from '#domain/quote/forms.ts';
import { completeForms } from '../../../quote/flow.ts';
import { rows, travellersForm } from '../../../quote/forms.ts';
import { applyForm, entered } from '../../../sale/application.ts';
import { boughtRecord } from '../../../sale/boughtRecord.ts';
import { plansForm } from '../../../sale/plans.ts';

/** What a test asks of payment and confirmation. */
export interface LastStepAsked {
  readonly cardFrameUrl: string;
  /** What the server answers to the purchase; 201 by default. */
  readonly answer?:
    | '201'
    | 'attention'
    | 'declined'
    | 'tokenUsed'
    | 'unreached'
    | 'repriced'
    | 'refused'
    | 'inactive'
    | 'unprepared'
    | 'noSellers'
    | 'noSellersYet'
    | 'notSwitched';
  readonly facts?: Partial<FlowFacts>;
  /** There is a second traveller, whose name is to follow. */
  readonly nameless?: boolean;
  /** Where it was bought; at a desk by default. */
  readonly channel?: 'b2b' | 'b2c';
  /** Two children ride along. */
  readonly family?: boolean;
  /** What became of the confirmation by the time that the purchase is read again. */
  readonly delivery?: DeliveryStatus;
  /** Twelve travel. */
  readonly group?: boolean;
  /** It is a year of trips. */
  readonly multiTrip?: boolean;
}

/** Two travellers, of whom the second has no name yet. */
export function namelessForms(): FlowForms {
  const travellers = travellersForm({ travellers: rows(40, 40) });
  const apply = entered(applyForm(travellers), { key: 'nameToFollow.pax-2', value: true }, travellers);
  return completeForms({ travellers, apply, plans: plansForm(['pax-1', 'pax-2'], { travellers }) });
}

type RecordAsked = Pick<LastStepAsked, 'nameless' | 'channel' | 'family' | 'group'>;

const childNamed = (firstName: string, at: number) => ({
  referenceNumber: `pax-${at + 3}`,
  firstName,
  lastName: 'Tremblay',
  nameToFollow: false,
  age: 10,
});

/** The policies that were bought; the second is of a person without a name when asked for. */
export function recordFor({ nameless, channel = 'b2b', family, group }: RecordAsked): typeof boughtRecord {
  const dependents = family ? ['Zoé', 'Léo'].map(childNamed) : [];
  const bought = { ...boughtRecord, salesChannel: channel, dependents };
  if (group) {
    const [first] = bought.paxes;
    const paxes = Array.from({ length: 12 }, (_, at) => ({
      ...first!,
      firstName: `Marie ${'ABCDEFGHIJKL'[at]}`,
      policyNumber: `TC-${100000001 + at}`,
    }));
    return { ...bought, paxes };
  }
  if (!nameless) return bought;
  const second = { ...bought.paxes[1]!, firstName: ' ', lastName: ' ', nameToFollow: true };
  return { ...bought, paxes: bought.paxes.with(1, second) };
}

/** The problem of a call that failed. */
export const problem = (code: string, body: object = {}): Error =>
  Object.assign(new Error(code), { code, body: { code, ...body } });
