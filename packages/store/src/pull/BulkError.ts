export type BulkErrorCode = 'failed' | 'canceled' | 'expired' | 'partial'

const reasons: Readonly<Record<BulkErrorCode, string>> = {
  failed: 'Shopify could not read the products.',
  canceled: 'Reading was canceled at Shopify.',
  expired: 'The result is too old and no longer there.',
  partial: 'Shopify stopped before it had read all products.',
}

/** A bulk operation that did not come to its end at Shopify. Another attempt may. */
export class BulkError extends Error {
  override readonly name = 'BulkError'
  readonly code: BulkErrorCode

  constructor(code: BulkErrorCode) {
    super(`[@dropwatt/shopify] ${reasons[code]}`)
    this.code = code
  }
}
