const reasons = {
  throttled: 'Shopify asks to wait, and did so too often.',
  unauthorized: 'Shopify does not accept the access token any more.',
  'forbidden-scope': 'The app lacks a permission that the operation needs.',
  unreachable: 'Shopify does not answer. A write may have run.',
  refused: 'Shopify does not run the operation as it was asked.',
  unexpected: 'The answer is not one of the Admin API.',
} as const

export type AdminErrorCode = keyof typeof reasons

/** A reason that an operation has no result. It holds nothing of the answer, so it can be logged. */
export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly code: AdminErrorCode
  /** Milliseconds after which the shop said that it answers again, with `throttled`. @default it did not say */
  readonly retryAfter: number | undefined

  constructor(code: AdminErrorCode, retryAfter?: number) {
    super(`[@dropwatt/shopify] ${reasons[code]}`)
    this.code = code
    this.retryAfter = retryAfter
  }
}
