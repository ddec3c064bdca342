/** Where the build is served with the local backend. */
export const localOrigin = 'http://localhost:4183'

/** Where the same build is served for a Supabase project. */
export const hostedOrigin = 'http://localhost:4184'

/** That project; it does not exist, and the tests answer in its place. */
export const project = {
  url: 'https://abc.supabase.co',
  anonKey: 'sb_publishable_0123456789',
} as const
