import type { ImportedProduct } from '../ImportedProduct.ts'
import type { PageField } from './PageReading.ts'

/** A product as one source of a page has it, before it gets a handle of its own. */
export interface ReadProduct extends Omit<ImportedProduct, 'handle'> {
  readonly handle: string | undefined
  /** The address of its page. */
  readonly address: string | undefined
  readonly unclear: readonly PageField[]
}
