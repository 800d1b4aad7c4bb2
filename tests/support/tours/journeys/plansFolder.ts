/** Names the folder in which the processes of one run of the journeys keep what they have planned. */
export const plansFolder = 'PORTAGE_JOURNEYS_PLANS';
