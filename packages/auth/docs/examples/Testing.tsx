import { AuthError } from '@dropwatt/auth'
import { createFakeAuth, FakeAuthProvider } from '@dropwatt/auth/testing'
import { Account } from './Account.js'

/** Ada is signed in, and everything takes a fifth of a second. */
export const ada = createFakeAuth({ user: { email: 'ada@example.com' }, latency: 200 })

/** Nobody is signed in, and no password is right. */
export const refusing = createFakeAuth({
  fail: (action) =>
    action === 'signInWithPassword'
      ? new AuthError('Invalid login credentials', { code: 'invalid_credentials', status: 400 })
      : undefined,
})

/** A recovery link was opened a moment ago. */
export const recovering = createFakeAuth({ user: { email: 'ada@example.com' }, recovery: true })

export function AccountOfAda() {
  return (
    <FakeAuthProvider auth={ada}>
      <Account />
    </FakeAuthProvider>
  )
}
