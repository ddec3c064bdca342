import type { StoreErrorCode } from './storeApi.ts'

/** `offline`: the server of the app cannot be reached. */
export type StoreFailureCode = StoreErrorCode | 'offline'

/** A request about stores failed. */
export class StoreFailed extends Error {
  override readonly name = 'StoreFailed'
  readonly code: StoreFailureCode
  /** Permissions that are missing. */
  readonly scopes: readonly string[]

  constructor(code: StoreFailureCode, scopes: readonly string[] = []) {
    super(`[@dropwatt/workbench] A request about stores failed: ${code}.`)
    this.code = code
    this.scopes = scopes
  }
}
