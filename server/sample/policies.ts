type Person = readonly [firstName: string, lastName: string, dateOfBirth: string];

/** A sale of the sample, by days since or until the day on which it is loaded. */
export type SamplePolicy = {
  /** Of the record, and the beginning of its policies’ numbers. */
  number: number;
  organization: string;
  /** Who paid at the desk, and in whose name; nobody where a consumer bought. */
  soldBy?: string;
  agent?: string;
  plan: string;
  language: 'EN' | 'FR';
  province: 'QC' | 'ON' | 'NS';
  boughtAgo: number;
  startsIn: number;
  days: number;
  paxes: readonly Person[];
  dependents?: readonly Person[];
  /** What the trip costs each, in dollars. */
  tripCost?: number;
  /** What each pays whom the plan would ask about health; the rates say it of everybody else. */
  cents?: number;
  /** Last digits of the card that paid; paid to the agency without one. */
  card?: string;
  /** What became of it after the purchase, with the days since. */
  became: readonly (readonly [what: 'active' | 'longer' | 'refunded' | 'inactive', ago: number])[];
};

/** The number of a traveller’s policy, by their place in the sale. */
export const samplePolicyNumber = ({ organization, number }: SamplePolicy, position: number) =>
  `${organization}-90000${number}${position + 1}`;

/** Where those who are insured are mailed to. */
export const sampleRecipient = ({ number }: SamplePolicy) => `traveller${number}@example.ca`;

const montreal = { organization: 'BOREAL-MTL', language: 'FR', province: 'QC' } as const;
const halifax = { organization: 'BOREAL-HFX', language: 'EN', province: 'NS' } as const;
const toronto = { organization: 'TC', language: 'EN', province: 'ON' } as const;
const active = (ago: number) => [['active', ago]] as const;

/**
 * [PV-026] Policies of every status that is sold, for people alone, couples and families, of several plans and
 * organizations, in both languages, by agents and by consumers.
 */
export const samplePolicies: readonly SamplePolicy[] = [
  {
    ...montreal,
    number: 101,
    soldBy: 'c-2001',
    plan: 'SEMH',
    boughtAgo: 3,
    startsIn: 25,
    days: 14,
    paxes: [['Marie-Ève', 'D’Amour', '1984-05-12']],
    became: active(3),
  },
  {
    ...montreal,
    number: 102,
    soldBy: 'c-2001',
    plan: 'SAIH',
    boughtAgo: 40,
    startsIn: -5,
    days: 21,
    paxes: [
      ['Étienne', 'Côté', '1956-02-29'],
      ['Louise', 'Bélanger', '1958-11-03'],
    ],
    cents: 41_230,
    card: '4242',
    became: [
      ['active', 40],
      ['longer', 12],
    ],
  },
  {
    ...montreal,
    number: 103,
    soldBy: 'c-2013',
    plan: 'SAIH',
    boughtAgo: 20,
    startsIn: 60,
    days: 10,
    paxes: [['Noémie', 'Gagnon', '1990-07-01']],
    dependents: [
      ['Zoé', 'Gagnon-Roy', '2016-03-09'],
      ['Loïc', 'Gagnon-Roy', '2018-08-21'],
    ],
    card: '1881',
    became: active(20),
  },
  {
    ...montreal,
    number: 104,
    plan: 'SNMH',
    boughtAgo: 75,
    startsIn: -30,
    days: 8,
    paxes: [['Raphaël', 'St-Pierre', '1971-12-24']],
    card: '4242',
    became: [
      ['active', 75],
      ['refunded', 68],
    ],
  },
  {
    ...halifax,
    number: 105,
    soldBy: 'c-2002',
    plan: 'SEMH',
    boughtAgo: 1,
    startsIn: 9,
    days: 7,
    paxes: [['Owen', 'MacNeil', '1988-04-17']],
    became: [],
  },
  {
    ...halifax,
    number: 106,
    soldBy: 'c-2004',
    agent: 'c-2002',
    plan: 'MEMH',
    boughtAgo: 120,
    startsIn: -110,
    days: 365,
    paxes: [
      ['Fiona', 'O’Brien', '1979-09-30'],
      ['Hugh', 'O’Brien', '1977-01-15'],
    ],
    card: '0005',
    became: active(120),
  },
  {
    ...halifax,
    number: 107,
    soldBy: 'c-2011',
    plan: 'SEMH',
    boughtAgo: 400,
    startsIn: -380,
    days: 12,
    paxes: [['Mary', 'Chisholm', '1949-06-06']],
    cents: 18_240,
    became: [
      ['active', 400],
      ['inactive', 390],
    ],
  },
  {
    ...toronto,
    number: 108,
    soldBy: 'c-2009',
    plan: 'SAIH',
    boughtAgo: 6,
    startsIn: 45,
    days: 16,
    paxes: [['Priyanka', 'Nair', '1982-10-11']],
    dependents: [
      ['Arjun', 'Nair', '2014-05-05'],
      ['Meera', 'Nair', '2017-01-19'],
    ],
    card: '4242',
    became: active(6),
  },
  {
    ...toronto,
    number: 109,
    plan: 'SEMH',
    boughtAgo: 15,
    startsIn: -2,
    days: 9,
    paxes: [['Thomas', 'Roy', '1995-03-22']],
    card: '1881',
    became: active(15),
  },
  {
    ...toronto,
    number: 110,
    soldBy: 'c-2009',
    plan: 'STCIH',
    boughtAgo: 30,
    startsIn: 14,
    days: 5,
    paxes: [['Zoé', 'Tremblay', '1999-08-08']],
    tripCost: 2_400,
    card: '4242',
    became: [
      ['active', 30],
      ['refunded', 25],
    ],
  },
  {
    ...toronto,
    number: 111,
    organization: 'HARBOUR',
    soldBy: 'c-2007',
    plan: 'SEMH',
    boughtAgo: 50,
    startsIn: -20,
    days: 60,
    paxes: [['Walter', 'Kim', '1961-11-19']],
    cents: 27_360,
    became: active(50),
  },
  {
    ...toronto,
    number: 112,
    organization: 'CM',
    soldBy: 'd-1002',
    plan: 'SAIH',
    language: 'FR',
    boughtAgo: 9,
    startsIn: 31,
    days: 20,
    paxes: [
      ['Élise', 'Œuvrard', '1974-02-02'],
      ['Paul', 'Lemieux', '1973-04-04'],
    ],
    card: '0005',
    became: active(9),
  },
];
