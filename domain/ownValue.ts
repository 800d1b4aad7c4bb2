/**
 * What a record keeps under a name that somebody else has given: what every object inherits, such as `constructor`, is
 * none of it.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
