/** Names in the browser's storage. */
export const storageKeys = {
  theme: 'dropwatt.theme',
  language: 'dropwatt.language',
  sidebar: 'dropwatt.sidebar',
  session: 'dropwatt-auth',
  /** Beside a session that a recovery link opened; the name is that of @dropwatt/auth. */
  recovery: 'dropwatt-auth-recovery',
  /** The page to go on to after signing in; the name is that of @dropwatt/auth. */
  returnTo: 'dropwatt-auth-return-to',
} as const
