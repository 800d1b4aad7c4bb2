import { afterAll, describe } from 'vitest';
import { embeddedEngine } from './engines/embedded.ts';
import type { TestEngine } from './engines/engine.ts';
import { serverEngine } from './engines/server.ts';

/**
 * Runs the same tests on the embedded database and on a real PostgreSQL; neither is ever left out.
 * What `open` gives is to be closed by whoever opened it.
 */
export function forEachEngine(tests: (engine: TestEngine) => void): void {
  for (const engine of [embeddedEngine(), serverEngine()]) declareOn(engine, tests);
}

/** Runs tests on a real PostgreSQL alone, the quicker of both: what only differs in its SQL, which the contract test runs on both. */
export function onPostgres(tests: (engine: TestEngine) => void): void {
  declareOn(serverEngine(), tests);
}

function declareOn(engine: TestEngine, tests: (engine: TestEngine) => void): void {
  describe(`on the ${engine.name} database`, () => {
    afterAll(() => engine.stop());
    tests(engine);
  });
}
