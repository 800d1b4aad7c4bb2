import { z } from 'zod';

/** What can go wrong where; the console sets it, the next matching request meets it. */
export const faultKinds = {
  'frame.load': ['never', 'late', 'systemError'],
  'frame.token': [
    'tokenRefused',
    'systemError',
    'never',
    'late',
    'foreignAnswer',
    'malformedAnswer',
    'duplicateAnswer',
  ],
  'gateway.charge': [
    'declined',
    'serverError',
    'doneThenReset',
    'late',
    'unknownThenApproved',
    'unknownThenDeclined',
  ],
  'gateway.lookup': ['serverError', 'late'],
  'gateway.void': ['serverError', 'doneThenReset', 'late', 'settled'],
  'gateway.refund': ['serverError', 'doneThenReset', 'late', 'refused'],
  activation: ['unavailable', 'doneThenReset', 'late'],
  'advisors.dss': ['unavailable', 'otherRegister', 'late'],
  'advisors.lh': ['unavailable', 'otherRegister', 'late'],
  content: ['unavailable', 'late'],
  mail: ['unavailable', 'bounced', 'doneThenReset', 'late'],
} as const;

export type FaultPlace = keyof typeof faultKinds;
export type FaultKind<Place extends FaultPlace> = (typeof faultKinds)[Place][number];

const places = Object.keys(faultKinds) as [FaultPlace, ...FaultPlace[]];

export const faultToSet = z
  .strictObject({
    place: z.enum(places),
    kind: z.string(),
    /** Beginning of the profile id, order id, policy number, id of an advisor, content path or recipient that is hit; empty hits any. */
    match: z.string().max(64).default(''),
    /** How many requests are hit; null until the fault is removed. */
    times: z.int().min(1).max(1000).nullable().default(1),
    /** For `late`. */
    seconds: z.number().min(0).max(600).optional(),
  })
  .refine(({ place, kind }) => (faultKinds[place] as readonly string[]).includes(kind), { path: ['kind'] });

export type Fault = z.infer<typeof faultToSet> & { id: number };
export type TakenFault<Place extends FaultPlace> = { kind: FaultKind<Place>; seconds: number };

/** The queue of faults; it lives in memory and ends with the process. */
export type Faults = {
  set(fault: z.infer<typeof faultToSet>): Fault;
  list(): readonly Fault[];
  remove(id: number): boolean;
  clear(): void;
  /** Takes the oldest fault that hits a request about this subject. */
  take<Place extends FaultPlace>(place: Place, subject: string): TakenFault<Place> | null;
};

export function createFaults(slowSeconds: number): Faults {
  let last = 0;
  let queue: Fault[] = [];
  return {
    set(fault) {
      last += 1;
      const added = { ...fault, id: last };
      queue.push(added);
      return added;
    },
    list: () => queue,
    remove(id) {
      const before = queue.length;
      queue = queue.filter((fault) => fault.id !== id);
      return queue.length < before;
    },
    clear() {
      queue = [];
    },
    take<Place extends FaultPlace>(place: Place, subject: string) {
      const hit = queue.find((fault) => fault.place === place && subject.startsWith(fault.match));
      if (!hit) return null;
      if (hit.times !== null) hit.times -= 1;
      if (hit.times === 0) queue = queue.filter((fault) => fault !== hit);
      return { kind: hit.kind as FaultKind<Place>, seconds: hit.seconds ?? slowSeconds };
    },
  };
}
