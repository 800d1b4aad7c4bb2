/**
 * Tests of what the tests are made with, one that needs a process of its own, and the tours with what they sum up: here
 * each walk is a test.
 */
const leftOut = [
  'tests/domain/timeZone.test.ts',
  'tests/machines/{asyncFlows,journeyPlan,mutants,onceARun,tours,tours.engine}.test.ts',
];

/** A part of the product whose code is changed, the tests that must notice, and how many in percent. */
export interface Room {
  readonly name: string;
  readonly goal: number;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** tests left out */
  readonly except: readonly string[];
}

export const rooms: readonly Room[] = [
  {
    name: 'domain',
    goal: 93,
    mutate: ['domain/**/*.ts'],
    tests: ['tests/domain/**/*.test.ts', 'tests/server/decisions/*.test.ts'],
    except: leftOut,
  },
  {
    name: 'machines',
    goal: 90,
    mutate: ['machines/**/*.ts'],
    tests: ['tests/machines/*.test.ts', 'tests/support/mutants/everyWalk.ts'],
    except: leftOut,
  },
  {
    name: 'server',
    goal: 90,
    mutate: [
      'server/purchases/{bodyCheck,cardsOfBody,helpOn,orderPorts,payBy,paymentRules,purchaseKind,purchaseStatus,strayOrders}.ts',
      'server/{gateway/gateway,policies/activation,quotes/priceBoughtPlan}.ts',
      'server/http/{guard,scope,sameOrigin,ownChannel}.ts',
      'server/organizations/{reach,reachOfSwitch,mayBeWorkedIn}.ts',
      'server/identity/roles.ts',
    ],
    tests: ['tests/server/decisions/*.test.ts'],
    except: [],
  },
];

/** Where survivors of money, permissions and rating need a reviewed reason each. */
export const reasoned: readonly string[] = [
  'domain/productRules/',
  'domain/rating/',
  'domain/payment/',
  'domain/permissions/',
  'machines/payment/',
  'machines/purchase/',
  'machines/createPolicy/',
  'machines/strayOrder/',
  'server/',
];
