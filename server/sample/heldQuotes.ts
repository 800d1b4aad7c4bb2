import type { ApplicationKey } from '#domain/applications.ts';

/** A quote that somebody of the sample holds, by days since or until the day on which it is loaded. */
export type SampleQuote = {
  number: number;
  by: string;
  application: ApplicationKey;
  organization: string;
  ago: number;
  /** Days from today; the trip takes ten. */
  startsIn: number;
  from: 'YUL' | 'YHZ' | 'YYZ';
  to: 'LIS' | 'CDG' | 'CUN' | 'FLL';
  province: 'QC' | 'NS' | 'ON';
  ages: readonly number[];
  /** The plan that was chosen; without one it was left at its trip. */
  plan?: string;
  /** For whom it is, once the application was begun, in the language of their letters. */
  names?: readonly (readonly [firstName: string, lastName: string])[];
  lang?: 'EN' | 'FR';
};

const montreal = { organization: 'BOREAL-MTL', application: 'b2b', from: 'YUL', province: 'QC' } as const;
const halifax = { organization: 'BOREAL-HFX', application: 'b2b', from: 'YHZ', province: 'NS' } as const;
const toronto = { organization: 'TC', application: 'b2b', from: 'YYZ', province: 'ON' } as const;
const admin = { organization: 'CM', application: 'admin', from: 'YUL', province: 'QC' } as const;

/** Quotes without a name yet, with one, and with a price that no longer holds, the oldest first. */
export const sampleQuotes: readonly SampleQuote[] = [
  {
    ...toronto,
    number: 1,
    by: 'c-2009',
    ago: 55,
    startsIn: 40,
    to: 'CDG',
    ages: [48, 51],
    plan: 'SEMH',
    names: [
      ['Gail', 'Petrov'],
      ['Ivan', 'Petrov'],
    ],
    lang: 'EN',
  },
  {
    ...montreal,
    number: 2,
    by: 'c-2001',
    ago: 45,
    startsIn: 62,
    to: 'CUN',
    ages: [33],
    plan: 'SEMH',
    names: [['Anne-Sophie', 'L’Écuyer']],
    lang: 'FR',
  },
  { ...montreal, number: 3, by: 'c-2013', ago: 9, startsIn: 21, to: 'FLL', ages: [54], plan: 'SEMH' },
  {
    ...halifax,
    number: 4,
    by: 'c-2002',
    ago: 4,
    startsIn: 33,
    to: 'LIS',
    ages: [44, 42],
    plan: 'SEMH',
    names: [
      ['Colin', 'MacKay'],
      ['Brenda', 'MacKay'],
    ],
    lang: 'EN',
  },
  {
    ...admin,
    number: 5,
    by: 'd-1002',
    ago: 2,
    startsIn: 50,
    to: 'CDG',
    ages: [52],
    plan: 'SAIH',
    names: [['Jérôme', 'St-Onge']],
    lang: 'FR',
  },
  { ...admin, number: 6, by: 'd-1001', ago: 1, startsIn: 28, to: 'LIS', ages: [29, 31] },
  { ...montreal, number: 7, by: 'c-2001', ago: 0, startsIn: 14, to: 'CDG', ages: [47] },
];
