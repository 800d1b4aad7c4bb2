import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { LicenseFilter } from '#domain/calls/licensing/licenseFilter.ts';
import { type LicenseColumn, licenseColumns } from '#domain/licensing/licenseList.ts';
import { licenseTypes, shownLicenseStatuses } from '#domain/licensing/licenses.ts';
import type { Language } from '#domain/locales.ts';
import { type Cell, readEveryLine } from '../database/readLines.ts';
import type { FailPoints } from '../failPoints.ts';
import { serverText } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { type LicenseServices, matchingLicenses } from './matchingLicenses.ts';

export type ExportServices = LicenseServices & { failPoints: FailPoints };

const delimiters = { en: ',', fr: ';' } as const satisfies Record<Language, string>;

/**
 * [LS-058] Every licence within a session's reach that a filter finds, each once, as a CSV file in a language, made while
 * it is read. It begins with the byte order mark by which a spreadsheet knows UTF-8; a text that a spreadsheet would
 * take for a formula begins with an apostrophe. The first page has been read once this resolves.
 */
export async function writeLicenses(
  services: ExportServices,
  session: Session,
  filter: LicenseFilter,
  language: Language,
): Promise<Readable> {
  const delimiter = delimiters[language];
  const pages = readEveryLine(services.db, matchingLicenses(services, session, filter), {
    key: 'sequence',
    cells: cellsIn(language),
    isPlain: sql.ref('is_plain'),
    delimiter,
  });
  const nextPage = async () => {
    const page = await pages.next();
    if (!page.done) await services.failPoints.reach('licensing.exportPage');
    return page;
  };
  const first = await nextPage();
  const header = licenseColumns.map((column) => serverText(language, `license.column.${column}`));
  return Readable.from(
    (async function* () {
      yield `\uFEFF${stringify([header], { delimiter, record_delimiter: 'windows' })}`;
      for (let page = first; !page.done; page = await nextPage()) yield page.value;
    })(),
    { objectMode: false, encoding: 'utf8' },
  );
}

/** The columns of the list as they are shown in a language. */
function cellsIn(language: Language): Cell[] {
  const organizationName = sql.ref(`organization_name_${language}`);
  const cells: Record<LicenseColumn, Cell> = {
    name: { text: sql`coalesce(btrim(first_name || ' ' || last_name), ${organizationName})` },
    status: shownAs('shown_status', shownLicenseStatuses, (status) =>
      serverText(language, `license.status.${status}`),
    ),
    licensedProvince: { written: sql.ref('licensed_province') },
    organizationCode: { text: sql.ref('branch_code') },
    licenseType: shownAs('license_type', licenseTypes, (type) =>
      serverText(language, `license.type.${type}`),
    ),
    licenseNumber: { text: sql.ref('license_number') },
  };
  return licenseColumns.map((column) => cells[column]);
}

function shownAs<Value extends string>(
  column: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): Cell {
  const choices = values.map(
    (value) => sql`when ${sql.lit(value)} then ${sql.lit(stringify([[textOf(value)]], { eof: false }))}`,
  );
  return { written: sql`case ${sql.ref(column)} ${sql.join(choices, sql` `)} end` };
}
