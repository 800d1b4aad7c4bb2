import type { Language } from '#domain/locales.ts';
import { stepAddress } from '#domain/routes.ts';
import type { PortalRef } from './portalRef.ts';

/** Address of the start: the first step of the flow. */
export function homeAddress(language: Language): string {
  return stepAddress('TRAVELLER_DETAILS', language);
}

/** Opens the start inside the application. */
export function goHome(portal: PortalRef): void {
  portal.send({ type: 'person.openAddress', address: { path: '/', search: '' } });
}
