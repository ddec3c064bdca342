/** Path under which every route lies. Supabase's client asks nowhere else. */
export const authPath = '/auth/v1'
