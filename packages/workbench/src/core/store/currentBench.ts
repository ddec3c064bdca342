import { onSignedOut } from '../signedOut.ts'
import { noteStarted } from '../started.ts'
import { Bench } from './Bench.ts'

let current: Bench | undefined

/** Returns the workbench of an account, and closes that of any other account. */
export function benchOf(user: string): Bench {
  if (current?.account.user !== user) {
    current?.close()
    current = new Bench(user)
    queueMicrotask(noteStarted)
  }
  return current
}

// What is not saved waits for its owner to sign in again; another account closes it.
onSignedOut(() => {
  if (current?.files.isAtRisk) return
  current?.close()
  current = undefined
})
