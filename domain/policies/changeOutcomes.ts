const refusal =
  /^(?:(?:request|session|claims|claimsToken|permission|rate|policy|policies|refund|charge|change)\.|notFound$)/;

/** Whether the server refused a change of a policy before anything was done; any other failure leaves that open. */
export function nothingWasChanged(code: string): boolean {
  return refusal.test(code) && code !== 'policy.activationFailed';
}
