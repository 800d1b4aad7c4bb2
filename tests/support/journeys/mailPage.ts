/** Names the page of the mail that was sent, for whoever reads it in a journey. */
export const mailPageVariable = 'PORTAGE_JOURNEYS_MAIL';
