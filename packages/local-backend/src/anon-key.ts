/** The public key that a client of the embedded backend sends. It names the caller and guards nothing. */
export const LOCAL_ANON_KEY = 'sb_publishable_dropwatt_local'
