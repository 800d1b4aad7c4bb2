/** Letters and digits that nobody takes for one another on the phone or in print. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;

/** [AD-007] [AD-008] Ten capital letters and digits, one of each at least. */
export const referenceNumberPattern = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{10}$/;

/**
 * [AD-007] [AD-008] The reference number of a new person: ten letters and digits, at least one of each.
 * @param randomId an id made by chance, such as a UUID; the same id gives the same number
 */
export function referenceNumberOf(randomId: string): string {
  let left = BigInt(`0x${randomId.replace(/[^\da-f]/gi, '')}`);
  let drawn = '';
  while (drawn.length < length) {
    drawn += signs[Number(left % BigInt(signs.length))];
    left /= BigInt(signs.length);
  }
  const others = drawn.slice(1);
  if (/^\d+$/.test(drawn)) return `A${others}`;
  return /^[A-Z]+$/.test(drawn) ? `2${others}` : drawn;
}
