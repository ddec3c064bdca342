import { describeAuthError, useAuth } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { useState } from 'react'
import { useAction } from './useAction.js'

/** One form for signing in, signing up and requesting a recovery link. */
export function AuthForm() {
  const auth = useAuth()
  const { busy, error, run } = useAction()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  const notice = auth.status === 'signedOut' ? auth.notice : undefined

  async function signUp() {
    const { session } = await auth.signUp({ email, password })
    if (!session) setMessage('Open the link in the mail we sent you.')
  }

  async function recover() {
    await auth.requestPasswordReset({ email })
    setMessage('If there is an account with this address, we sent a link to it.')
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => auth.signInWithPassword({ email, password }))
      }}
    >
      {notice && <p>{describeAuthError(notice, englishAuthErrors)}</p>}
      <label>
        E-mail
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label>
        Password
        <input
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p role="alert">{error}</p>
      <p role="status">{message}</p>
      <button aria-disabled={busy}>Sign in</button>
      <button type="button" aria-disabled={busy} onClick={() => void run(signUp)}>
        Sign up
      </button>
      <button type="button" aria-disabled={busy} onClick={() => void run(recover)}>
        Forgot your password?
      </button>
      <button type="button" aria-disabled={busy} onClick={() => void run(auth.signInWithGoogle)}>
        Continue with Google
      </button>
    </form>
  )
}
