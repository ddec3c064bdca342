/** Environment of the command line. */
export interface Terminal {
  /** The folder that paths are relative to. */
  readonly folder: string
  /** Whether a person reads along, who is shown progress. */
  readonly isInteractive: boolean
  /** Prints a line of the result. */
  readonly print: (line: string) => void
  /** Prints a line about a problem. */
  readonly printError: (line: string) => void
}

/** Exit codes: done, a problem with a file, or wrong use. */
export const exitCodes = { done: 0, problem: 1, wrongUse: 2 } as const

/** Thrown when a command is used wrongly. The message names what is wrong and what it takes. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Thrown when a file cannot be read, or must not be written. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  /** The reason, as `--json` prints it. */
  readonly code: string

  constructor(message: string, { code = 'unreadable', ...options }: CommandErrorOptions = {}) {
    super(message, options)
    this.code = code
  }
}

interface CommandErrorOptions extends ErrorOptions {
  /** @default 'unreadable' */
  readonly code?: string
}
