/** The anon key of the embedded backend. It identifies the client and grants nothing. */
export const LOCAL_ANON_KEY = 'sb_publishable_dropwatt_local'
