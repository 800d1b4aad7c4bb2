/** [PL-028] The one list of hosts outside the portal to which it links: insurer, co-brands, government visa pages. */
export const allowedHosts = [
  'www.portage-insurance.example',
  'cover-me.example',
  'tc-travel.example',
  'employees.insurer.example',
  'voyages-boreal.example',
  'harbour-cu.example',
  'maple-alumni.example',
  'greatlakes-brokers.example',
  'travel.gc.ca',
  'voyage.gc.ca',
  'travel.state.gov',
  'www.gov.uk',
  'france-visas.gouv.fr',
] as const;

const ourselves = 'https://portage.invalid';

/**
 * [PL-029] Whether something may be a link: an address of ours, of an origin named as ours, of an allowed host by
 * https, or a telephone number or email address.
 */
export function mayBeLink(href: string, ownOrigins: readonly string[] = []): boolean {
  const address = URL.parse(href, ourselves);
  if (address === null || href.trim() === '') return false;
  if (['mailto:', 'tel:'].includes(address.protocol)) return true;
  if (address.origin === ourselves || ownOrigins.includes(address.origin)) return true;
  return address.protocol === 'https:' && (allowedHosts as readonly string[]).includes(address.hostname);
}
