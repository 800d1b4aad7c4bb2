import { fetchFirstStepExtras } from './firstStepExtras.tsx';
import { fetchTaskCount } from './taskCount.tsx';

/** What nobody misses on the first screen; its code comes when something of it first shows. */
export const extras = { fetchFirstStepExtras, fetchTaskCount };
