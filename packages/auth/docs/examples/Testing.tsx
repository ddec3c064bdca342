import { AuthError } from '@dropwatt/auth'
import { createFakeAuth, FakeAuthProvider } from '@dropwatt/auth/testing'
import { Account } from './Account.js'

/** Ada is signed in, and every action takes 200 ms. */
export const ada = createFakeAuth({ user: { email: 'ada@example.com' }, latency: 200 })

/** Nobody is signed in, and every password is wrong. */
export const refusing = createFakeAuth({
  fail: (action) =>
    action === 'signInWithPassword'
      ? new AuthError('Invalid login credentials', { code: 'invalid_credentials', status: 400 })
      : undefined,
})

/** A recovery link was just opened. */
export const recovering = createFakeAuth({ user: { email: 'ada@example.com' }, recovery: true })

export function AccountOfAda() {
  return (
    <FakeAuthProvider auth={ada}>
      <Account />
    </FakeAuthProvider>
  )
}
