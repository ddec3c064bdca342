import { addToGroup } from '../addToGroup.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { optionKeys } from './losses.ts'

/** Variants that an import of a file deletes in the store. */
export interface DeletedVariants {
  readonly variants: number
  /** Number of products that lose some. */
  readonly products: number
}

/** A product of the store that loses variants. */
export interface LosingProduct {
  readonly handle: string
  /** The rows of the lost variants in the export of the store. */
  readonly rows: readonly number[]
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
  for (const product of products) addToGroup(found, product.handle, product)
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

  /** Lists the names and values of the options of each variant of a product, with its row. */
  keysOf(parts: readonly Product[]): { readonly row: number; readonly key: string }[] {
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
        return { row, key: texts.every((text) => text === '') ? withoutOptions : texts.join('\0') }
      }),
    )
  }
}

/**
 * Lists the variants of a store that an import of a file deletes: those of a product in the file of
 * which the file has no variant with the same options.
 *
 * @param store what the store has
 */
export function lostVariants(
  store: ProductTable,
  file: ProductTable,
  { handles, excluded }: Limits = {},
): LosingProduct[] {
  const known = byHandle(store)
  const before = new OptionReader(store)
  const after = new OptionReader(file, excluded)
  return [...byHandle(file)].flatMap(([handle, parts]) => {
    const own = known.get(handle)
    if (!own || (handles && !handles.has(handle))) return []
    const variants = before.keysOf(own)
    const kept = new Set(after.keysOf(parts).map(({ key }) => key))
    const lost = after.hasOptions ? variants.filter(({ key }) => !kept.has(key)) : variants.slice(1)
    return lost.length > 0 ? [{ handle, rows: lost.map(({ row }) => row) }] : []
  })
}

/** Counts what `lostVariants` lists. */
export function countLost(losing: readonly LosingProduct[]): DeletedVariants {
  const variants = losing.reduce((sum, { rows }) => sum + rows.length, 0)
  return { variants, products: losing.length }
}

/** Counts the variants of a store that an import of a file deletes, as `lostVariants` lists them. */
export function deletedVariants(...files: Parameters<typeof lostVariants>): DeletedVariants {
  return countLost(lostVariants(...files))
}
