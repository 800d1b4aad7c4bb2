import { expect } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import { quoteBodyExample } from '#domain/calls/quotes/quoteBodyExample.ts';
import { travellersForm } from '../quote/forms.ts';
import { inside, type PortsOfPage } from './portsOfPage.ts';

type PortOf = (page: PortsOfPage) => AnyActorLogic;

/** One port, what it is started with, and what the chart gets for it. */
export type Adapter = {
  port: PortOf;
  input: unknown;
  gives: unknown;
  /** What is answered to a call, by its name, where not as its schema allows at the least. */
  answers?: Readonly<Record<string, unknown>>;
  /** Addresses and bodies of which the server is asked, among others. */
  sent?: readonly unknown[];
  /** The name of the file that is saved. */
  saves?: string;
  requirements?: readonly string[];
};

/** Adapters by what they bring or do. */
export type Adapters = Readonly<Record<string, Adapter>>;

/** An adapter of the page. */
export function adapter(
  port: PortOf,
  input?: unknown,
  gives?: unknown,
  more: Partial<Adapter> = {},
): Adapter {
  return { port, input, gives, ...more };
}

/** What an area does with a row of its list. */
export function act(area: string, asked: object, gives: object, more?: Partial<Adapter>): Adapter {
  return adapter(
    (page) => inside(page.area(area))('actOnRow'),
    { language: 'en', ...asked },
    { told: null, leadsTo: null, ...gives },
    more,
  );
}

/** A port of a page that stands beside the list of an area. */
export function beside(area: string, path: string, name: string): PortOf {
  return (page) => inside(page.area(area), path)('page', name);
}

/** A port of the list of an area. */
export function list(area: string, name: string): PortOf {
  return (page) => inside(page.area(area))('list', name);
}

/** Any object, and one in either language. */
export const some = expect.any(Object) as object;
export const bilingual = { en: some, fr: some };

export const quoteNumber = 'Q-100001';
export const policyNumber = 'TC-100000001';
export const quote = { payload: quoteBodyExample, form: travellersForm() };
export const team = { organizationCode: 'PARTNER', salesChannel: 'b2b' };
/** A name as it is typed. */
export const name = { reference: '1', form: { firstName: ' Zoé ', lastName: 'Tremblay' } };
