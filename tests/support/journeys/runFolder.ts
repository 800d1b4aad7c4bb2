/** Names the folder that the processes of one run of the journeys share. */
export const runFolder = 'PORTAGE_JOURNEYS_RUN';
