import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address that a client is counted by. Whoever has an IPv6 address has the 2⁶⁴ of its network as well, so the
 * network is counted; an IPv4 address that is written as an IPv6 one is itself.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** A chain of addresses as proxies forward it, without the ports that some of them add. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(',')
    .map((address) => address.trim().replace(withPort, '$1$2'))
    .join(', ');
}

/** Whether a text names an address or a network of a proxy; all the world is none. */
export function isProxyNetwork(text: string): boolean {
  const [address = ''] = text.split('/');
  if (isIP(address) === 0) return false;
  return address === text || (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);
}
