// Names in the browser's storage. Each is an export of its own, so that an inline script holds no more
// of them than it reads.
export const theme = 'dropwatt.theme'
export const language = 'dropwatt.language'
export const sidebar = 'dropwatt.sidebar'
export const session = 'dropwatt-auth'

/** Beside a session that a recovery link opened; the name is that of @dropwatt/auth. */
export const recovery = 'dropwatt-auth-recovery'

/** The page to go on to after signing in; the name is that of @dropwatt/auth. */
export const returnTo = 'dropwatt-auth-return-to'
