import type { TextValues } from './textValues.ts';

type Asked<Room extends string, Key extends string> = Room extends keyof TextValues
  ? Key extends keyof TextValues[Room]
    ? (values: TextValues[Room][Key]) => void
    : never
  : never;

/** The values that a key of a room asks for; of several keys, what any of them asks for; `unknown` for none. */
export type ValuesOf<Room extends string, Key extends string> =
  Asked<Room, Key> extends (values: infer All) => void ? All : never;

/** The keys of a room that ask for values. */
export type AsksForValues<Room extends string> = Room extends keyof TextValues
  ? keyof TextValues[Room]
  : never;
