/** Path of the outbox, below that of the backend. */
export const outboxPath = '/outbox'
