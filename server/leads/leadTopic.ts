/** Under which the outbox knows mails to leads; their subject is the id of the lead. */
export const leadTopic = 'lead';
