import { describeAuthError } from '@dropwatt/auth'
import { englishAuthErrors } from '@dropwatt/auth/en'
import { useState } from 'react'

/** Runs one action at a time, and says in words of ours what went wrong. */
export function useAction(words = englishAuthErrors) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(action: () => Promise<unknown>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      await action()
    } catch (error) {
      setProblem(describeAuthError(error, words))
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run }
}
