import { afterAll, describe } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import type { Settings } from '#server/settings.ts';
import { embeddedEngine } from './engines/embedded.ts';
import { serverEngine } from './engines/server.ts';

/** A migrated and empty database of its own, with the settings under which another process opens it too. */
export type TestDatabase = OpenDatabase & { settings: Pick<Settings, 'databaseUrl' | 'dataFolder'> };

export type TestEngine = {
  name: 'embedded' | 'server';
  open(): Promise<TestDatabase>;
  stop(): Promise<void>;
};

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL; neither is ever left out.
 * What `open` gives is to be closed by whoever opened it.
 */
export function forEachEngine(tests: (engine: TestEngine) => void): void {
  for (const engine of [embeddedEngine(), serverEngine()]) {
    describe(`on the ${engine.name} database`, () => {
      afterAll(() => engine.stop());
      tests(engine);
    });
  }
}
