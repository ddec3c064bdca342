import { useAuth, useFactors } from '@dropwatt/auth'
import { useState } from 'react'
import { useAction } from './useAction.js'

/** Asks for the code of an authenticator app, or for a recovery code. */
export function SecondStepForm() {
  const { user, signOut } = useAuth()
  const { challengeAndVerify, recoveryCodes } = useFactors()
  const { busy, error, run } = useAction()
  const [code, setCode] = useState('')
  const [isRecovering, setIsRecovering] = useState(false)
  const takeStep = isRecovering && recoveryCodes ? recoveryCodes.signIn : challengeAndVerify

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => takeStep({ code }))
      }}
    >
      <p>One more step for {user?.email}.</p>
      <label>
        {isRecovering ? 'Recovery code' : 'Code of your app'}
        <input
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <p role="alert">{error}</p>
      <button aria-disabled={busy}>Sign in</button>
      {recoveryCodes && !isRecovering && (
        <button type="button" onClick={() => setIsRecovering(true)}>
          Use a recovery code
        </button>
      )}
      <button type="button" onClick={signOut}>
        Cancel
      </button>
    </form>
  )
}
