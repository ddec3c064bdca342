/** The error for a server that cannot start; its message is one line with the reason and the fix. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(message: string) {
    super(`[@dropwatt/app] ${message}`)
  }
}

/**
 * Tells whether the message of an error is enough without a stack. Messages of our packages start with
 * the name of the package.
 */
function isExplained(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('[@dropwatt/')
}

/** Exits with code 1 and prints the error: one line if its message is enough, else the stack. */
export function exitWith(error: unknown): never {
  console.error(isExplained(error) ? error.message : error)
  process.exit(1)
}
