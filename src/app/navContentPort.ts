import { fromPromise } from 'xstate';
import { getNavContent } from '#domain/calls/organizations/getNavContent.ts';
import { locales } from '#domain/locales.ts';
import type { NavContent } from '#domain/navigation/navContent.ts';
import type { NavigationFor } from '#machines/navigation/navigation.machine.ts';
import type { CallServer } from '../ports/http.ts';

/** [NV-019] Fills the port that reads menus, footer and help of an organization in a language. */
export function navContentPort(callServer: CallServer) {
  return fromPromise<NavContent, NavigationFor>(async ({ input, signal }) => {
    const query = {
      organizationCode: input.organizationCode,
      lang: locales[input.language].header,
      salesChannel: input.channel === 'b2c' ? ('B2C' as const) : ('B2B' as const),
    };
    return (await callServer(getNavContent, { query }, signal)).body.navigation;
  });
}
