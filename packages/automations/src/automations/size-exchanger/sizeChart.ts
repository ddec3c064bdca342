import { Table } from '../../csv/Table.ts'
import { FileError } from '../../csv/FileError.ts'
import { foldCase, foldSpelling } from '../../text/fold.ts'
import { readSize, systemOfWord, type SizePart } from './readSize.ts'
import type { ReadSystem, System } from './systems.ts'

/** The owner’s own chart. */
export interface SizeChart {
  /**
   * Finds what the chart says for a value of an option.
   *
   * @param parts the sizes of the value, each with its system; empty where it has none
   * @param type the type of the product, for rows that are for one type alone
   * @returns nothing where the chart does not say it
   */
  find(value: string, parts: readonly ChartSize[], type: string): ChartResult | undefined
}

/** A size of the member’s chart. */
interface ChartResult {
  /** As the chart writes it. */
  readonly size: string
  /** Whether it is that of the whole value, with its width if it has one. */
  readonly isWhole: boolean
}

/** A size to look up. */
export interface ChartSize extends Pick<SizePart, 'low' | 'high' | 'width'> {
  readonly system: ReadSystem
}

const typeNames: ReadonlySet<string> = new Set(['type', 'product type', 'tipo', 'tipo di prodotto'])

function keyOf(type: string, what: string): string {
  return `${foldCase(type.trim())}\n${what}`
}

function keyOfSize({ system, low, high, width }: ChartSize): string {
  return `${system} ${low} ${high} ${foldSpelling(width?.text ?? ' ')}`
}

function openChart(text: string): Table | undefined {
  try {
    return new Table(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/**
 * Reads a size chart: a CSV file with a column for each system, such as ‘US’ and ‘EU’. A column with
 * another name holds values as the store writes them, such as ‘Asian XL’. With a column ‘Type’ a row
 * counts for products of that type alone.
 *
 * @param to the system whose column holds the new sizes
 * @returns nothing where the text has no column for that system, or no other one
 */
export function readSizeChart(text: string, to: System): SizeChart | undefined {
  const table = openChart(text)
  if (!table) return undefined
  const header = table.header.map((name) => foldCase(name.trim()))
  const systems = header.map((name) => systemOfWord(name))
  const target = systems.indexOf(to)
  const typeColumn = header.findIndex((name) => typeNames.has(name))
  const sources = header.flatMap((_, column) =>
    column === target || column === typeColumn ? [] : column,
  )
  if (target === -1 || sources.length === 0) return undefined
  const found = new Map<string, string>()

  for (let row = 1; row < table.rowCount; row += 1) {
    const size = table.text(row, target).trim()
    const type = typeColumn === -1 ? '' : table.text(row, typeColumn)
    for (const column of size === '' ? [] : sources) {
      const value = table.text(row, column).trim()
      const system = systems[column]
      const read = readSize(value)
      const [part] = read.kind === 'sizes' ? read.parts : []
      const what =
        system !== undefined && part ? keyOfSize({ ...part, system }) : foldSpelling(value)
      const key = keyOf(type, what)
      if (value !== '' && !found.has(key)) found.set(key, size)
    }
  }

  return {
    find(value, parts, type) {
      const whole = [foldSpelling(value), ...parts.map(keyOfSize)]
      const bare = parts.map((part) => keyOfSize({ ...part, width: undefined }))
      for (const owner of [type, '']) {
        for (const [at, what] of [...whole, ...bare].entries()) {
          const size = found.get(keyOf(owner, what))
          if (size !== undefined) return { size, isWhole: at < whole.length }
        }
      }
      return undefined
    },
  }
}
