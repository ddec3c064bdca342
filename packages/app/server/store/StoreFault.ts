import type { StoreErrorCode } from '@dropwatt/workbench/store-api'

/** A reason that a request cannot be answered. It holds nothing of a store, so it can be logged. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  readonly code: StoreErrorCode
  /** The permissions that are missing. */
  readonly scopes: readonly string[]

  constructor(code: StoreErrorCode, scopes: readonly string[] = []) {
    super(`[@dropwatt/app] The live store answers ${code}.`)
    this.code = code
    this.scopes = scopes
  }
}
