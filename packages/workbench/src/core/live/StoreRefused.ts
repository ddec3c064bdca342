import type { ConversionNote } from '@dropwatt/shopify'
import type { StoreProblemCode } from './liveState.ts'

/** Thrown when what a store answered makes no file. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused'
  readonly code: StoreProblemCode
  readonly notes: readonly ConversionNote[] | undefined

  constructor(code: StoreProblemCode, notes?: readonly ConversionNote[]) {
    super(`[@dropwatt/workbench] A store was not read: ${code}.`)
    this.code = code
    this.notes = notes
  }
}
