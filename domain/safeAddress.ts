const namesOfOwnMachine = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Whether a host name is this machine’s own, which nobody reads between. */
export function isOwnMachine(hostname: string): boolean {
  return namesOfOwnMachine.includes(hostname);
}

/** Whether what is sent to an address cannot be read or changed on its way: by https, or on this machine. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && isOwnMachine(url.hostname);
}

const addressesOfProvider = [
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'end_session_endpoint',
  'userinfo_endpoint',
  'check_session_iframe',
] as const;

/** Which of the addresses that an identity provider says of itself must not be used. */
export function unsafeAddressesOf(description: object): string[] {
  const told = new Map(Object.entries(description));
  return addressesOfProvider.filter((name) => told.has(name) && !isSafeAddress(String(told.get(name))));
}
