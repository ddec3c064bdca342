/** The first of three ports in a row; another one lets two checkouts run side by side. */
export const firstPort = Number(process.env.E2E_PORT || 4183)

/** Where the build is served with the local backend. */
export const localOrigin = `http://localhost:${firstPort}`

/** Where the same build is served for a Supabase project. */
export const hostedOrigin = `http://localhost:${firstPort + 1}`

/** That project; it does not exist, and the tests answer in its place. */
export const project = {
  url: 'https://abc.supabase.co',
  anonKey: 'sb_publishable_0123456789',
} as const
