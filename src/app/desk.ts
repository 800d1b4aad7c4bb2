import { fetchTaskCount } from './taskCount.tsx';
import { fetchTravellersTable } from './travellersTable.tsx';

/** What helps those who work in the portal all day; its code comes when something of it first shows. */
export const desk = { fetchTaskCount, fetchTravellersTable };
