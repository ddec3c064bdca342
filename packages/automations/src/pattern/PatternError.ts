/** Fault that keeps a pattern from being used. */
export type PatternFault =
  | 'open-group'
  | 'open-set'
  | 'bad-set'
  | 'bad-escape'
  | 'bad-repeat'
  | 'nothing-to-repeat'
  | 'unsupported'
  | 'too-large'

/** Thrown for a pattern that cannot be used. */
export class PatternError extends Error {
  override readonly name = 'PatternError'
  readonly fault: PatternFault

  constructor(fault: PatternFault) {
    super(`The pattern is not valid: ${fault}.`)
    this.fault = fault
  }
}

/** Thrown when a pattern takes more steps for a text than one that goes through it once. */
export class SlowPatternError extends Error {
  override readonly name = 'SlowPatternError'
}
