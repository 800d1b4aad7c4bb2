import type { Language } from '#domain/locales.ts';
import { stepAddress } from '#domain/routes.ts';
import type { PortalRef } from './portalRef.ts';

/** Address of the start: the first step of the flow, for the same white label. */
export function homeAddress(language: Language, refCode: string | null): string {
  return stepAddress('TRAVELLER_DETAILS', language, refCode);
}

/** Opens the start inside the application, for the same white label. */
export function goHome(portal: PortalRef): void {
  const { refCode } = portal.getSnapshot().context;
  const search = refCode ? `?${new URLSearchParams({ refCode })}` : '';
  portal.send({ type: 'person.openAddress', address: { path: '/', search } });
}
