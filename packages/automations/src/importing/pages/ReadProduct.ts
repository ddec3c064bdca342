import type { OptionNames } from '../optionNames.ts'
import type { ImportedProduct } from '../ImportedProduct.ts'
import type { ImportNote } from '../ImportPlan.ts'

/** Address of a page, and the variant wanted from it. */
export interface PageContext {
  /** Base of relative addresses. */
  readonly base: string | undefined
  /** The address of the page itself, without which its main product is not found by it. */
  readonly page: string | undefined
  /** The currency that prices are wanted in, where the page has several. @default the first */
  readonly currency: string | undefined
  /** Names of the options that the vocabulary of the page knows. */
  readonly optionNames: OptionNames
}

/** A product as one source of a page has it, before it gets a handle of its own. */
export interface ReadProduct extends Omit<ImportedProduct, 'handle'> {
  readonly handle: string | undefined
  /** The address of its page. */
  readonly address: string | undefined
  /** All currencies that its prices are given in. */
  readonly currencies: readonly string[]
  /** Whether the page says that it is about this product. */
  readonly isMain: boolean
  readonly notes: readonly ImportNote[]
}
