const reasons = {
  'too-large': 'The intents take more bytes than a job may have.',
  'too-many': 'There are more intents than a job may have.',
  invalid: 'The intents are not in the form of a job.',
} as const

export type IntentErrorCode = keyof typeof reasons

/** A reason that intents are not taken. It holds nothing of them, so it can be logged. */
export class IntentError extends Error {
  override readonly name = 'IntentError'
  readonly code: IntentErrorCode

  constructor(code: IntentErrorCode) {
    super(`[@dropwatt/shopify] ${reasons[code]}`)
    this.code = code
  }
}
