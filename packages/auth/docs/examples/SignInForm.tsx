import { describeAuthError, useAuth, type AuthErrorWords, type AuthNotice } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { useEffect, useState } from 'react'
import { useAction } from './useAction.js'

interface SignInFormProps {
  /** Reason that nobody is signed in, if there is one. */
  notice?: AuthNotice | undefined
  words?: AuthErrorWords
}

export function SignInForm({ notice, words = englishAuthErrors }: SignInFormProps) {
  const { signInWithPassword, signInWithGoogle, preload } = useAuth()
  const { busy, error, run } = useAction(words)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  // Load the provider's client while the form is filled in.
  useEffect(preload, [preload])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => signInWithPassword({ email, password }))
      }}
    >
      {notice && <p>{notice.providerMessage ?? describeAuthError(notice, words)}</p>}
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
      <button aria-disabled={busy}>Sign in</button>
      <button type="button" aria-disabled={busy} onClick={() => void run(signInWithGoogle)}>
        Continue with Google
      </button>
    </form>
  )
}
