import type { OpenDatabase } from '#server/database/database.ts';
import type { Settings } from '#server/settings.ts';

/** A migrated database of its own, with the settings under which another process opens it too. */
export type TestDatabase = OpenDatabase & { settings: Pick<Settings, 'databaseUrl' | 'dataFolder'> };

/** Nothing but the schema, or the sample data with `sampleIssuers` as its issuers. */
export type DatabaseContents = 'empty' | 'sample';

export type TestEngine = {
  name: 'embedded' | 'server';
  open(contents?: DatabaseContents): Promise<TestDatabase>;
  stop(): Promise<void>;
};
