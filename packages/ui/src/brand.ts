/** The brand name. */
export const brand = 'Dropwatt'

/** Email address of support. A placeholder, until the owner sets a real one. */
export const supportAddress = 'support@example.com'
