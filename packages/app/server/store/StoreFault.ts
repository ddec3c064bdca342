import type { StoreErrorCode, StoreFailure } from '@dropwatt/workbench/store-api'

/** A reason that a request cannot be answered. Its message holds nothing of a store, so it can be logged. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  readonly code: StoreErrorCode
  /** The permissions that are missing. */
  readonly scopes: readonly string[]
  /** Domain of the store that lacks them. */
  readonly shop: string | undefined
  /** ISO 8601, UTC: until then it could be done. */
  readonly until: string | undefined

  constructor(
    code: StoreErrorCode,
    { scopes = [], shop, until }: Omit<StoreFailure, 'error'> = {},
  ) {
    super(`[@dropwatt/app] The live store answers ${code}.`)
    this.code = code
    this.scopes = scopes
    this.shop = shop
    this.until = until
  }
}
