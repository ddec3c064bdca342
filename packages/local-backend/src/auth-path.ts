/** The base path of all routes. Supabase's client uses no other. */
export const authPath = '/auth/v1'
