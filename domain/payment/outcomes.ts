const refusal = /^(?:(?:request|session|claims|claimsToken|permission|premium|rate)\.|payment\.paused$)/;

/** Whether the server refused a purchase before anything could be charged; any other failure leaves that open. */
export function nothingWasCharged(code: string): boolean {
  return refusal.test(code);
}
