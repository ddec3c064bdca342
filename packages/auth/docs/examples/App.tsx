import { AuthProvider, createAuth } from '@dropwatt/auth'
import { Account } from './Account.js'

const auth = createAuth({
  url: 'https://abc.supabase.co',
  anonKey: 'sb_publishable_…',
})

export function App() {
  return (
    <AuthProvider auth={auth}>
      <Account />
    </AuthProvider>
  )
}
