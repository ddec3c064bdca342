import { optionNumbers } from '../../products/cells.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { readSize, systemOfWord, type ReadValue } from './readSize.ts'
import type { ReadSystem } from './systems.ts'
import { sizeWords, wordsOf } from './words.ts'

/** A value of the option with sizes. */
export interface SizeText {
  readonly text: string
  readonly read: ReadValue
}

/** Such a value with the rows that have it. */
interface SizeValue extends SizeText {
  readonly rows: readonly number[]
}

/** The option of a product that holds its sizes. */
export interface SizeOption {
  readonly column: number
  readonly name: string
  /** The system that its name says, such as ‘EU size’. */
  readonly system: ReadSystem | undefined
  /** Whether its values are those of a metafield of the store. */
  readonly isLinked: boolean
  /** The distinct values, in the order of the file. */
  readonly values: readonly SizeValue[]
}

interface NamedSizes {
  readonly isSize: boolean
  readonly system: ReadSystem | undefined
}

/** Says whether the name of an option means sizes, and of which system. */
function readName(name: string): NamedSizes {
  const words = wordsOf(name)
  const systems = words.map((word) => systemOfWord(word)).filter((system) => system !== undefined)
  return {
    isSize: words.some((word) => sizeWords.has(word)),
    system: systems.length === 1 ? systems[0] : undefined,
  }
}

/** Prepares finding the sizes of products; each text is read once. */
export function findSizes(products: ProductTable): (product: Product) => SizeOption | undefined {
  const { table, columns } = products
  const options = optionNumbers.flatMap((number) => {
    const name = columns.find(`option${number}Name`)
    const value = columns.find(`option${number}Value`)
    const linked = columns.find(`option${number}LinkedTo`)
    return name === undefined || value === undefined ? [] : [{ name, value, linked }]
  })
  const names = new Map<string, NamedSizes>()
  const reads = new Map<string, ReadValue>()

  function named(name: string): NamedSizes {
    const known = names.get(name)
    if (known) return known
    const found = readName(name)
    names.set(name, found)
    return found
  }

  function read(text: string): ReadValue {
    const known = reads.get(text)
    if (known) return known
    const found = readSize(text)
    reads.set(text, found)
    return found
  }

  function valuesOf({ firstRow, endRow }: Product, column: number): SizeValue[] {
    const rows = new Map<string, number[]>()
    let text = ''
    for (let row = firstRow; row < endRow; row += 1) {
      if (table.isBlank(row, column)) continue
      if (text === '' || !table.isSame(column, row, row - 1)) text = table.text(row, column)
      const found = rows.get(text)
      if (found) found.push(row)
      else rows.set(text, [row])
    }
    return Array.from(rows, ([value, found]) => ({ text: value, rows: found, read: read(value) }))
  }

  return (product) => {
    const { firstRow } = product
    for (const { name, value, linked } of options) {
      if (table.isBlank(firstRow, name)) continue
      const text = table.text(firstRow, name).trim()
      const { isSize, system } = named(text)
      if (!isSize) continue
      return {
        column: value,
        name: text,
        system,
        isLinked: linked !== undefined && !table.isBlank(firstRow, linked),
        values: valuesOf(product, value),
      }
    }
    return undefined
  }
}
