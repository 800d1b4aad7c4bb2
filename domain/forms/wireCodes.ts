/** What a server can say of one field of a form; the server has a sentence for each. */
export const wireCodes = ['missing', 'tooLong', 'wrongFormat', 'notAllowed', 'notUnique'] as const;
export type WireCode = (typeof wireCodes)[number];

/** A code of an answer; one that no form knows is a value that is not allowed. */
export function wireCodeOf(code: string): WireCode {
  return wireCodes.find((known) => known === code) ?? 'notAllowed';
}
