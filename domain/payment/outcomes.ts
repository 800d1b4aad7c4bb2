const refusal =
  /^(?:(?:request|session|claims|claimsToken|permission|premium|rate)\.|payment\.(?:paused|busy)$)/;

/** Whether the server refused a purchase before anything could be charged; any other failure leaves that open. */
export function nothingWasCharged(code: string): boolean {
  return refusal.test(code);
}

/** Whether a purchase can be paid no more under its key, so that another key is needed. */
export function keyIsSpent(code: string): boolean {
  return ['purchase.expired', 'purchase.declinedOften', 'notFound'].includes(code);
}

/** Whether a purchase ended after its cards were used, so that each of them has to be asked for again. */
export function cardsWereUsed(code: string): boolean {
  return code === 'purchase.notCompleted';
}

/** Whether the server's answer to a payment says for certain that nothing of it is under way. */
export function nothingIsUnderway(code: string): boolean {
  return code === 'payment.declined' || keyIsSpent(code) || nothingWasCharged(code);
}
