import type { StoreErrorCode, StoreFailure } from './storeApi.ts'

/** `offline`: the server of the app cannot be reached. */
export type StoreFailureCode = StoreErrorCode | 'offline'

/** A request about stores failed. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed'
  readonly code: StoreFailureCode
  /** Permissions that are missing. */
  readonly scopes: readonly string[]
  /** Domain of the store that lacks them. */
  readonly shop: string | undefined

  constructor(code: StoreFailureCode, { scopes = [], shop }: Omit<StoreFailure, 'error'> = {}) {
    super(`[@dropwatt/workbench] A request about stores failed: ${code}.`)
    this.code = code
    this.scopes = scopes
    this.shop = shop
  }
}
