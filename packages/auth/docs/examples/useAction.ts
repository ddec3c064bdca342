import { describeAuthError } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { useState } from 'react'

/** Runs one action at a time and returns its error message from a catalog. */
export function useAction(words = englishAuthErrors) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  async function run(action: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    setMessage('')
    try {
      await action()
    } catch (error) {
      setMessage(describeAuthError(error, words))
    } finally {
      setBusy(false)
    }
  }

  return { busy, error: message, run }
}
