import { defaultOrganization } from '#domain/organizations.ts';
import { hidesSwitch, switchIsOffered } from '#domain/organizationSwitch.ts';
import type { UserType } from '#domain/permissions/roles.ts';
import { placeOf, stepPaths } from '#domain/routes.ts';
import type { ToastSaid } from '#domain/toast.ts';
import type { Move, OrganizationSwitchContext, Situation } from './organizationSwitch.types.ts';

const switchPaths: Readonly<Record<string, UserType>> = { '/switch': 'lanid', '/switch-ciam': 'ciamid' };

/** [RT-046] What the address of a switch asks for; null for every other address. */
export function moveOfAddress({ mover, opened }: Situation): Move | null {
  const callOf = switchPaths[opened.path];
  if (callOf === undefined || mover === null) return null;
  const query = new URLSearchParams(opened.search);
  const newOrg = query.get('newOrg');
  const sellingCode = callOf === 'ciamid' && newOrg === null ? query.get('sellingCode') : null;
  if (!newOrg && !sellingCode) return null;
  return { callOf, newOrg, newDistrib: callOf === 'lanid' ? query.get('newDistrib') : null, sellingCode };
}

/**
 * [RT-025] Whether an administrator of customer identity, in an organization that is not their own, opened traveller
 * details: the default organization is asked for. Who is there already stays.
 */
export function mustMoveToDefault({ mover, adminView, opened }: Situation): boolean {
  if (mover === null || !adminView || mover.userType !== 'ciamid') return false;
  if (mover.organizationIsOwn || mover.organizationCode === defaultOrganization) return false;
  const place = placeOf(opened.path);
  return place.kind === 'step' && place.step === 'TRAVELLER_DETAILS';
}

/** [RT-026] The route of the quote, in the language that shows. */
export function quoteRoute({ language }: Situation): string {
  return stepPaths[language].TRAVELLER_DETAILS;
}

/** [OS-001] [OS-003] Whether the switch shows: offered to the person, and not hidden on the route. */
export function switchShows({ mover, adminView, language, shownPath }: Situation): boolean {
  if (mover === null || shownPath === null) return false;
  return switchIsOffered({ signedIn: true, adminView, ...mover }) && !hidesSwitch(shownPath, language);
}

/** [OS-012] Says that the session stayed with its organization, no matter what asked for the switch. */
export function staysMessage({
  situation,
  problem,
}: Pick<OrganizationSwitchContext, 'situation' | 'problem'>): ToastSaid {
  const name = situation?.organizationName ?? '';
  return {
    type: 'toast.say',
    room: 'shell',
    ...(name ? { key: 'switch.notMoved', values: { name } } : { key: 'switch.notMovedUnnamed' }),
    tone: 'danger',
    problem,
  };
}

/** Whether what the portal last reported holds; nothing does before its first report. */
export const inSituation =
  (holds: (situation: Situation) => boolean) =>
  ({ context: { situation } }: { context: OrganizationSwitchContext }): boolean =>
    situation !== null && holds(situation);

/** Whether the same address was opened. */
export const isSameAddress = (one: Situation, other: Situation): boolean =>
  one.opened.path === other.opened.path && one.opened.search === other.opened.search;

/** Whether a move to an organization would drop something typed. */
export const losesSomething = ({ situation }: OrganizationSwitchContext, code: string): boolean =>
  situation !== null && situation.unsaved && code !== situation.mover?.organizationCode;
