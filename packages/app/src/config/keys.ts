/** Names in the browser's storage. */
export const storageKeys = {
  theme: 'dropwatt.theme',
  language: 'dropwatt.language',
  sidebar: 'dropwatt.sidebar',
  session: 'dropwatt-auth',
} as const
