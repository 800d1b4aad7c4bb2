import { type ApplicationKey, applicationKeys } from '#domain/applications.ts';
import { mayBeAt } from '#domain/portalGuard.ts';
import { nobody } from '#domain/permissions/person.ts';
import { placeOf, stepPaths } from '#domain/routes.ts';
import flow from '#locales/en-CA/flow.json' with { type: 'json' };
import { readRoles } from '../identity/roles.ts';
import { samplePassword, samplePeople } from '../sample/people.ts';
import type { Settings } from '../settings.ts';

const firstStep = placeOf(stepPaths.en.TRAVELLER_DETAILS);
const standings = { ACTIVE: '', INACTIVE: ' (inactive)', NEW: ' (new)' };

const signInButtons = { directory: flow['signIn.lanid'], customers: flow['signIn.ciamid'] };

/** What the start prints: where the portal answers, and who can sign in. */
export function greeting(settings: Settings, origins: Record<ApplicationKey, string>): string {
  const addresses = applicationKeys.map((key) => [key, origins[key]]);
  if (!settings.sample) return ['', 'Portage answers.', '', table(addresses), ''].join('\n');
  const roles = readRoles();
  const people = samplePeople.map(({ username, role, organizations, issuer, status }) => [
    username,
    `${role}${standings[status]}`,
    organizations[0],
    mayBeAt(firstStep, { ...nobody, atoms: roles[role].atoms }) ? 'sells' : 'does not sell',
    status === 'NEW' ? 'has no account yet, and comes in by an invitation' : `“${signInButtons[issuer]}”`,
  ]);
  return [
    '',
    'Portage answers, with sample data and stand-ins for the outside services.',
    '',
    table([
      ...addresses,
      ['identity provider', new URL(settings.directory.issuer).origin],
      ['card frame', new URL(settings.cardFrameUrl).origin],
      ['sample cards', `http://127.0.0.1:${settings.cardsPort}/console`],
      ['mail that was sent', `http://127.0.0.1:${settings.cardsPort}/mail`],
      ['calls', `${origins.b2b}/api/docs`],
      ['pieces of the screens', `${origins.b2b}/kit`],
    ]),
    '',
    'Ctrl+C stops it; what was entered is kept for the next start, unless that is npm start -- --fresh.',
    '',
    `Sample people, each with the button of the sign-in page; the password of all of them is ${samplePassword}`,
    'After the role stands the code of the organization: CM is the insurer’s own brand, the others are agencies, brokers and sponsors.',
    '',
    table(people),
    '',
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}`,
    )
    .join('\n');
}
