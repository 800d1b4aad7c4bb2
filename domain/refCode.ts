/** [PL-002] What calls carry where the address has no refCode. */
export const noRefCode = 'portage';

/** [PL-002] The white label's reference id that a query carries; null when there is none or an empty one. */
export function refCodeOf(search: string): string | null {
  return new URLSearchParams(search).get('refCode') || null;
}
