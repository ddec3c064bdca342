/** The start of the name under which an account keeps the id of the store in use; the user follows. */
export const usedStoreKey = 'dropwatt.store.'
