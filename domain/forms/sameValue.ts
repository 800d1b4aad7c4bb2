/** Whether two values of a field say the same; lists and parts do where all of their members do. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}
