import { useAuth } from '@dropwatt/auth'
import { useState } from 'react'
import { useAction } from './useAction.js'

export function NewPasswordForm() {
  const { user, updatePassword, signOut } = useAuth()
  const { busy, error, run } = useAction()
  const [password, setPassword] = useState('')

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(() => updatePassword({ password }))
      }}
    >
      <p>Choose a new password for {user?.email}.</p>
      <label>
        New password
        <input
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p role="alert">{error}</p>
      <button aria-disabled={busy}>Save</button>
      <button type="button" onClick={signOut}>
        Cancel
      </button>
    </form>
  )
}
