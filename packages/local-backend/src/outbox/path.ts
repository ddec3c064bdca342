/** Path of the page that shows the mails, below the backend's own. */
export const outboxPath = '/outbox'
