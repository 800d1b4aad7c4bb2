/** Writes down in the log of the browser why something failed that nothing is shown of. */
export function logProblem(what: string, error: unknown): void {
  console.warn(what, error);
}
