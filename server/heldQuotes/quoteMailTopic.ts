/** Under which the outbox knows mails of held quotes; their subject is the id of the mail. */
export const quoteMailTopic = 'quote';
