import { enableCompileCache } from 'node:module';

/** The program of the stand-ins. Compiled code is kept between starts, so that the second one is quick; hence the late import. */
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
