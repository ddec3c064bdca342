import { createAuth } from '@dropwatt/auth'

export const auth = createAuth({
  url: import.meta.env.VITE_SUPABASE_URL,
  anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY,
})

// With hot module replacement, a new auth object replaces this one.
import.meta.hot?.dispose(() => auth.dispose())
