import { enableCompileCache } from 'node:module';

/** `npm start`. Compiled code is kept between starts, so that the second one is quick; hence the late import. */
enableCompileCache();
const { start } = await import('./start/start.ts');
await start(process.argv.slice(2), process.env);
