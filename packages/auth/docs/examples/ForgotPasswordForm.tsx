import { useAuth } from '@dropwatt/auth'
import { useState } from 'react'
import { useAction } from './useAction.js'

export function ForgotPasswordForm() {
  const { requestPasswordReset } = useAuth()
  const { busy, error, run } = useAction()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)

  async function send() {
    await requestPasswordReset({ email, redirectTo: `${location.origin}/update-password` })
    setSent(true)
  }

  if (sent) {
    return <p role="status">If there is an account for {email}, a link is on its way to it.</p>
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(send)
      }}
    >
      <label>
        E-mail
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <p role="alert">{error}</p>
      <button aria-disabled={busy}>Send the link</button>
    </form>
  )
}
