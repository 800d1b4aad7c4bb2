import type { TestProject } from 'vitest/node';
import { givenHost, ownHost } from './postgresHost.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Brings the PostgreSQL of a run: the one that the setting names, else one that is started and stopped here. */
export default async function bringPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PORTAGE_TEST_DATABASE_URL;
  const host = await (given ? givenHost(given) : ownHost());
  project.provide('postgresUrl', host.url);
  return host.stop;
}
