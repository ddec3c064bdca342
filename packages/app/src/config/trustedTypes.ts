/** The only name under which a script may make trusted types: of the service worker's address. */
export const trustedTypesPolicy = 'dropwatt'
