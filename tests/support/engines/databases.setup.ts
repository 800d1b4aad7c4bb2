import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplates } from './embedded.ts';
import { givenHost, ownHost } from './postgresHost.ts';
import { removeLeftOver } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/**
 * Brings what the databases of a run are made from: the templates of the embedded one, and the PostgreSQL that the
 * setting names, else one that is started and stopped here.
 */
export default async function bringDatabases(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOver();
  const given = process.env.PORTAGE_TEST_DATABASE_URL;
  const [host] = await Promise.all([given ? givenHost(given) : ownHost(), makeEmbeddedTemplates()]);
  project.provide('postgresUrl', host.url);
  return host.stop;
}
