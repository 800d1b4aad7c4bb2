import { readFileSync } from 'node:fs';
import { atoms, isAtom } from '#domain/permissions/atoms.ts';
import {
  type Reach,
  type ReportScope,
  type Role,
  type RoleCatalogue,
  type RoleName,
  reaches,
  reportScopes,
  roleNames,
} from '#domain/permissions/roles.ts';

const catalogueFile = new URL('../../docs/roles.csv', import.meta.url);

/** Reads the role catalogue that the product owner sees: one row a role, one column an atom, `x` where held. */
export function readRoles(text: string = readFileSync(catalogueFile, 'utf8')): RoleCatalogue {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',');
  const missing = atoms.filter((atom) => !columns.includes(atom));
  if (missing.length > 0) throw new Error(`The role catalogue lacks the atoms ${missing.join(', ')}`);
  const roles = lines.map((line) => readRole(columns, line.split(',')));
  const absent = roleNames.filter((name) => !roles.some((role) => role.name === name));
  if (absent.length > 0) throw new Error(`The role catalogue lacks the roles ${absent.join(', ')}`);
  return Object.fromEntries(roles.map((role) => [role.name, role])) as RoleCatalogue;
}

function readRole(columns: readonly string[], cells: readonly string[]): Role {
  const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
  return {
    name: oneOf<RoleName>(roleNames, cell('role')),
    signsInAs: oneOf<Role['signsInAs']>(['lanid', 'ciamid', 'anonymous'], cell('signsInAs')),
    reach: oneOf<Reach>(reaches, cell('reach')),
    reportScope: oneOf<ReportScope>(reportScopes, cell('reportScope')),
    atoms: columns.filter(isAtom).filter((atom) => cell(atom) === 'x'),
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined)
    throw new Error(`The role catalogue has "${text}" where one of ${values.join(', ')} belongs`);
  return found;
}
