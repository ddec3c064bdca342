// Keys of the app in the browser's storage. Separate exports, so that an inline script contains only
// those it uses.
export const theme = 'dropwatt.theme'
export const language = 'dropwatt.language'
export const sidebar = 'dropwatt.sidebar'
export const session = 'dropwatt-auth'

/** Set while the session comes from a recovery link. Defined by `@dropwatt/auth`. */
export const recovery = 'dropwatt-auth-recovery'

/** The page to open after sign-in. Defined by `@dropwatt/auth`. */
export const returnTo = 'dropwatt-auth-return-to'
