import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readFileSync(join(process.env.MUTANT_FOLDER ?? '', 'sources.json'), 'utf8');

/** Loads every changed file, so that what is worked out then is known even where no test loads the file. */
for (const file of Object.keys(JSON.parse(sources) as object)) await import(/* @vite-ignore */ file);
