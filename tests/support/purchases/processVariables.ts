import { testFolder } from '../engines/template.ts';

/** The environment of a process that sells on a database, with the sample data: free ports, hardly a limit, errors only in its log. */
export function processVariables(databaseUrl: string) {
  return {
    PATH: process.env['PATH'],
    PORTAGE_B2B_PORT: '0',
    PORTAGE_B2C_PORT: '0',
    PORTAGE_CO_BRAND_PORT: '0',
    PORTAGE_ADMIN_PORT: '0',
    PORTAGE_BOUNCE_PORT: '0',
    PORTAGE_SAMPLE: 'on',
    PORTAGE_LOG_LEVEL: 'error',
    PORTAGE_LIMIT_FACTOR: '1000',
    PORTAGE_DATA: testFolder,
    DATABASE_URL: databaseUrl,
  };
}
