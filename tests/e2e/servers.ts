/** The first of three consecutive ports; change it to run two checkouts at once. */
export const firstPort = Number(process.env.E2E_PORT || 4183)

/** The origin of the build with the local backend. */
export const localOrigin = `http://localhost:${firstPort}`

/** The origin of the same build with a Supabase project. */
export const hostedOrigin = `http://localhost:${firstPort + 1}`

/** That project, which the tests simulate. */
export const project = {
  url: 'https://abc.supabase.co',
  anonKey: 'sb_publishable_0123456789',
} as const
