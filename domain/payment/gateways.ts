/** [PY-005] */
export const paymentGateways = ['MONERIS', 'ORGANIZATION'] as const;
export type PaymentGateway = (typeof paymentGateways)[number];

/** Those of an organization that has chosen none. */
export const defaultGateways: readonly PaymentGateway[] = ['MONERIS'];

/** [PY-004] The gateways that an organization pays through: with one of its own, the card provider's as well. */
export function gatewaysInUse(chosen: readonly PaymentGateway[]): PaymentGateway[] {
  return paymentGateways.filter(
    (gateway) => chosen.includes(gateway) || (gateway === 'MONERIS' && chosen.includes('ORGANIZATION')),
  );
}
