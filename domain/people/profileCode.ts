/** [US-019] The code of a person: what stands before the @ of the email. */
export function profileCodeOf(email: string): string {
  return email.slice(0, Math.max(email.lastIndexOf('@'), 0));
}
