/** The instant now in epoch milliseconds. */
export function now(): number {
  return Date.now();
}
