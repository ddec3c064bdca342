/** Names in the browser's storage. */
export const storageKeys = {
  theme: 'dropwatt.theme',
  language: 'dropwatt.language',
  session: 'dropwatt-auth',
} as const
