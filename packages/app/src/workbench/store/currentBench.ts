import { Bench } from './Bench.ts'

let current: Bench | undefined

/** Returns the workbench of an account, and closes that of any other account. */
export function benchOf(user: string): Bench {
  if (current?.account.user !== user) {
    current?.close()
    current = new Bench(user)
  }
  return current
}

/** Closes the workbench; nothing of its files stays in memory. */
export function closeBench(): void {
  current?.close()
  current = undefined
}
