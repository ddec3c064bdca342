/** The base path of all routes. Supabase's client uses no other. */
export const authPath = '/auth/v1'

/** The path of the account service: what GoTrue does not offer its users. */
export const accountPath = `${authPath}/account`
