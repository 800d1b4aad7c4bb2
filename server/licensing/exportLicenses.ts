import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { LicenseFilter } from '#domain/calls/licensing/licenseFilter.ts';
import { type LicenseColumn, licenseColumns } from '#domain/licensing/licenseList.ts';
import type { Language } from '#domain/locales.ts';
import { readEveryPage } from '../database/readPage.ts';
import type { FailPoints } from '../failPoints.ts';
import { serverText } from '../http/texts.ts';
import type { Session } from '../identity/session.ts';
import { listedName, organizationNameIn } from './listedName.ts';
import { type LicenseServices, matchingLicenses } from './matchingLicenses.ts';

export type ExportServices = LicenseServices & { failPoints: FailPoints };

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
  const pages = licensePages(services, session, filter, language);
  const first = await pages.next();
  const lines = writerOf(language);
  return Readable.from(
    (async function* () {
      yield `\uFEFF${lines([headerIn(language)])}`;
      if (first.done) return;
      yield lines(first.value);
      for await (const page of pages) yield lines(page);
    })(),
    { objectMode: false },
  );
}

type Line = Record<LicenseColumn, string | null>;

async function* licensePages(
  services: ExportServices,
  session: Session,
  filter: LicenseFilter,
  language: Language,
): AsyncGenerator<Line[]> {
  const pages = readEveryPage(matchingLicenses(services, session, filter), {
    key: 'id',
    columns: (matches) =>
      matches.select([
        'id',
        'first_name as firstName',
        'last_name as lastName',
        organizationNameIn(language),
        'shown_status as status',
        'licensed_province as licensedProvince',
        'branch_code as organizationCode',
        'license_type as licenseType',
        'license_number as licenseNumber',
      ]),
  });
  for await (const rows of pages) {
    await services.failPoints.reach('licensing.exportPage');
    yield rows.map((row) => ({
      name: listedName(row),
      status: serverText(language, `license.status.${row.status}`),
      licensedProvince: row.licensedProvince,
      organizationCode: row.organizationCode,
      licenseType: serverText(language, `license.type.${row.licenseType}`),
      licenseNumber: row.licenseNumber,
    }));
  }
}

function headerIn(language: Language): Line {
  return Object.fromEntries(
    licenseColumns.map((column) => [column, serverText(language, `license.column.${column}`)]),
  ) as Line;
}

const delimiters: Record<Language, string> = { en: ',', fr: ';' };

function writerOf(language: Language): (lines: Line[]) => string {
  return (lines) =>
    stringify(lines, {
      columns: [...licenseColumns],
      delimiter: delimiters[language],
      record_delimiter: 'windows',
      escape_formulas: true,
    });
}
