/** Says in one line why the server cannot start, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'

  constructor(message: string) {
    super(`[@dropwatt/app] ${message}`)
  }
}

/**
 * Whether an error has told everything in its message, so that a stack would only be in the way.
 * Messages that our packages wrote for people begin with the name of the package.
 */
function isExplained(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('[@dropwatt/')
}

/** Ends the process with code 1: with one line where the error explains itself, else with its stack. */
export function exitWith(error: unknown): never {
  console.error(isExplained(error) ? error.message : error)
  process.exit(1)
}
