import { exportLicenses } from '#domain/calls/licensing/exportLicenses.ts';
import { searchLicenses } from '#domain/calls/licensing/searchLicenses.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { todayOf } from '../today.ts';
import { type ExportServices, writeLicenses } from './exportLicenses.ts';
import { findLicenses } from './searchLicenses.ts';

export function licensingRoutes(services: ExportServices & { clock: Clock }): Implementation[] {
  const { db, clock } = services;
  return [
    implement(searchLicenses, async ({ session, body, query }) => ({
      status: 200,
      body: await findLicenses(services, session, body, query),
    })),

    implement(exportLicenses, async ({ session, body, query, requestId }) => {
      const bytes = await writeLicenses(services, session, body, query.lang);
      await recordAudit(db, clock, {
        action: 'licenses.export',
        session,
        after: { filter: body },
        requestId,
      });
      return {
        status: 200,
        bytes,
        headers: { 'content-disposition': `attachment; filename="licenses-${todayOf(clock)}.csv"` },
      };
    }),
  ];
}
