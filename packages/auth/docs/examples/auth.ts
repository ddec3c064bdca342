import { createAuth } from '@dropwatt/auth'

export const auth = createAuth({
  url: import.meta.env.VITE_SUPABASE_URL,
  anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
})

// When this file is edited, the next auth object takes the place of this one.
import.meta.hot?.dispose(() => auth.dispose())
