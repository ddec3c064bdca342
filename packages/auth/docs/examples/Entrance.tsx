import { describeAuthError, useAuth } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { useState } from 'react'
import { useAction } from './useAction.js'

/** Signing in, signing up, and asking for a recovery link, in one form. */
export function Entrance() {
  const auth = useAuth()
  const { busy, problem, run } = useAction()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [told, setTold] = useState('')
  const notice = auth.status === 'signedOut' ? auth.notice : undefined

  async function signUp() {
    const { session } = await auth.signUp({ email, password })
    if (!session) setTold('Open the link in the mail that is on its way to you.')
  }

  async function recover() {
    await auth.requestPasswordReset({ email })
    setTold('If there is an account with this address, a link is on its way to it.')
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
      <p role="alert">{problem}</p>
      <p role="status">{told}</p>
      <button aria-disabled={busy}>Sign in</button>
      <button type="button" aria-disabled={busy} onClick={() => void run(signUp)}>
        Sign up
      </button>
      <button type="button" aria-disabled={busy} onClick={() => void run(recover)}>
        I have forgotten my password
      </button>
      <button type="button" aria-disabled={busy} onClick={() => void run(auth.signInWithGoogle)}>
        Continue with Google
      </button>
    </form>
  )
}
