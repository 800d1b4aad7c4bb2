import { administer, databaseUrl, ownHost, templates } from '../engines/postgresHost.ts';

/** A PostgreSQL of its own with one database that holds the sample. */
export async function letSell(name: string): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const host = await ownHost();
  await administer(databaseUrl(host.url, 'postgres'), `create database ${name} template ${templates.sample}`);
  return { databaseUrl: databaseUrl(host.url, name), stop: host.stop };
}
