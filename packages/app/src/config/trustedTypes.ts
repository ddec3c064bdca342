/** The only name under which a script may make trusted types: of the addresses of its workers. */
export const trustedTypesPolicy = 'dropwatt'
