import type { AbsentField } from '../fields/Field.ts'

/** A fact about a conversion that is shown to its owner. */
export type ConversionNote =
  /** The column is not in the file, because the store cannot say its values. */
  | { readonly code: 'absent-column'; readonly field: AbsentField }
  /** The file has only a header. */
  | { readonly code: 'no-products' }
  /** The answer ends in the middle of a line. */
  | { readonly code: 'cut' }
  /** Lines that are not what was asked for, and the number of the first, from 1. */
  | { readonly code: 'unreadable-lines'; readonly count: number; readonly first: number }
  /** Variants, pictures or metafields whose product is not in the answer. */
  | { readonly code: 'without-product'; readonly count: number }
  /** Products that are left out, because the answer has no variant of them, and the id of the first. */
  | { readonly code: 'without-variants'; readonly count: number; readonly product: string }
  /** The answer has another number of products than the store said. */
  | { readonly code: 'other-count'; readonly expected: number; readonly read: number }
  /** Products, variants, pictures or metafields that came twice; the later one counts. */
  | { readonly code: 'repeated'; readonly count: number }
  /** Videos and 3D models, which an export does not have. */
  | { readonly code: 'other-media'; readonly count: number }
  /** Variants whose picture is none of the pictures of their product, or has no address yet. */
  | { readonly code: 'unknown-pictures'; readonly count: number }
  /** Values of options that are not among those of their product, so they cannot be renamed. */
  | { readonly code: 'unknown-option-values'; readonly count: number }
  /** Columns of metafields that are named by their keys, as the answer has no names of definitions. */
  | { readonly code: 'unnamed-metafields'; readonly count: number }
  /** Columns of metafields that are left out, those with the fewest values. */
  | { readonly code: 'too-many-metafields'; readonly count: number; readonly most: number }
  /** Runs of cells with halves of characters, which are written as replacement characters. */
  | { readonly code: 'damaged-characters'; readonly count: number }

/** Notes that say that the file lacks products, variants or values of the store. */
const incomplete: ReadonlySet<ConversionNote['code']> = new Set([
  'cut',
  'unreadable-lines',
  'without-product',
  'without-variants',
  'other-count',
] satisfies ConversionNote['code'][])

/** Whether a note says that the file lacks a part of what the store has. */
export function isLack({ code }: ConversionNote): boolean {
  return incomplete.has(code)
}
