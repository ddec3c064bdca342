import type { Product, ProductTable } from '../products/ProductTable.ts'
import { optionKeys } from './losses.ts'

/** Variants that an import of a file deletes in the store. */
export interface DeletedVariants {
  readonly variants: number
  /** Number of products that lose some. */
  readonly products: number
}

/** Parts that a comparison of two files leaves out. */
interface Limits {
  /** Only products with these handles are looked at. @default all */
  readonly handles?: ReadonlySet<string>
  /** Columns that are not in the file. @default none */
  readonly excluded?: ReadonlySet<number>
}

const nothing: ReadonlySet<number> = new Set()

/** The options of the only variant of a product that has none. */
const withoutOptions = ['Title', 'Default Title', '', '', '', ''].join('\0')

function byHandle({ products }: ProductTable): ReadonlyMap<string, readonly Product[]> {
  const found = new Map<string, Product[]>()
  for (const product of products) {
    const known = found.get(product.handle)
    if (known) known.push(product)
    else found.set(product.handle, [product])
  }
  return found
}

/** Reads the options of a table, without those in columns that are left out. */
class OptionReader {
  readonly #table: ProductTable
  readonly #columns: readonly (number | undefined)[]

  constructor(table: ProductTable, excluded: ReadonlySet<number> = nothing) {
    this.#table = table
    this.#columns = optionKeys.map((key) => {
      const column = table.columns.find(key)
      return column === undefined || excluded.has(column) ? undefined : column
    })
  }

  /** Whether a store can tell variants apart; without, it takes each product for a single variant. */
  get hasOptions(): boolean {
    return this.#columns[0] !== undefined && this.#columns[1] !== undefined
  }

  /** Lists the names and values of the options of each variant of a product. */
  keysOf(parts: readonly Product[]): string[] {
    const [first] = parts
    const { table } = this.#table
    return parts.flatMap((part) =>
      this.#table.variantRows(part).map((row) => {
        const texts = this.#columns.map((column, at) => {
          if (column === undefined) return ''
          // Only the first row has the names.
          const isName = at % 2 === 0
          return table.text(isName ? (first?.firstRow ?? row) : row, column).trim()
        })
        return texts.every((text) => text === '') ? withoutOptions : texts.join('\0')
      }),
    )
  }
}

/**
 * Counts the variants of a store that an import of a file deletes: those of a product in the file of
 * which the file has no variant with the same options.
 *
 * @param store what the store has
 */
export function deletedVariants(
  store: ProductTable,
  file: ProductTable,
  { handles, excluded }: Limits = {},
): DeletedVariants {
  const known = byHandle(store)
  const before = new OptionReader(store)
  const after = new OptionReader(file, excluded)
  let [variants, products] = [0, 0]
  for (const [handle, parts] of byHandle(file)) {
    const own = known.get(handle)
    if (!own || (handles && !handles.has(handle))) continue
    const keys = before.keysOf(own)
    const kept = new Set(after.keysOf(parts))
    const deleted = after.hasOptions
      ? keys.filter((key) => !kept.has(key)).length
      : Math.max(0, keys.length - 1)
    variants += deleted
    if (deleted > 0) products += 1
  }
  return { variants, products }
}
