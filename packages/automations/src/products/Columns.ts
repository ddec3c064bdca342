import { columnNames, marketColumns, type ColumnKey, type MarketColumnKey } from './columnNames.ts'

/** The columns of one market. */
export type MarketColumns = Readonly<Partial<Record<MarketColumnKey, number>>>

/** A column that holds a metafield of the product. */
export interface MetafieldColumn {
  readonly column: number
  /** The name of its definition, in the language of the store. */
  readonly name: string
  readonly namespace: string
  readonly key: string
}

/** Folds what differs between templates: capitals, hyphens and spaces. */
export function foldColumnName(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim()
}

function namesToKeys<Key extends string>(
  records: Readonly<Record<Key, readonly string[]>>,
): ReadonlyMap<string, Key> {
  const entries = Object.entries(records) as [Key, readonly string[]][]
  return new Map(
    entries.flatMap(([key, names]) => names.map((name) => [foldColumnName(name), key])),
  )
}

const keys = namesToKeys<ColumnKey>(columnNames)
const marketKeys = namesToKeys<MarketColumnKey>(marketColumns)

/** Returns the meaning of a column by its name; nothing for one that is not known. */
export function columnKey(name: string): ColumnKey | undefined {
  return keys.get(foldColumnName(name))
}

/** Returns the meaning of the column of a market by its name, such as ‘Price / Canada’; nothing for another. */
export function marketKey(name: string): MarketColumnKey | undefined {
  const slash = name.indexOf(' / ')
  return slash === -1 ? undefined : marketKeys.get(foldColumnName(name.slice(0, slash)))
}

const metafield = /^(?<name>.*)\(product\.metafields\.(?<namespace>[^.()]+)\.(?<key>[^()]+)\)\s*$/su

/** Name that Matrixify gives to the column of a metafield, such as `Metafield: custom.care [single_line_text_field]`. */
const matrixifyMetafield =
  /^(?<variant>variant )?metafield:\s*(?<namespace>[^.\s[\]]+)\.(?<key>[^\s[\]]+)\s*(?:\[[^\]]*\])?$/iu

/**
 * Reads the name of a column as that of a metafield. One of a variant, which only Matrixify exports, has
 * a namespace of its own.
 *
 * @returns nothing if it is none
 */
export function metafieldIn(columnName: string): Omit<MetafieldColumn, 'column'> | undefined {
  const { groups } = metafield.exec(columnName) ?? {}
  if (groups) {
    const { name = '', namespace = '', key = '' } = groups
    return { name: name.trim(), namespace, key }
  }
  const { groups: other } = matrixifyMetafield.exec(columnName.trim()) ?? {}
  if (!other) return undefined
  const { variant, namespace = '', key = '' } = other
  return { name: '', namespace: variant === undefined ? namespace : `variant:${namespace}`, key }
}

/** Whether a header is that of Matrixify, which imports its files itself: every sheet has these columns. */
export function isOfMatrixify(header: readonly string[]): boolean {
  const names = new Set(header.map(foldColumnName))
  return names.has('id') && names.has('command')
}

/** Says where the columns of a header are. Unknown columns are left out; where a name occurs twice, the first counts. */
export class Columns {
  /** The columns of each market, by the market's own name. */
  readonly markets: ReadonlyMap<string, MarketColumns>
  readonly metafields: readonly MetafieldColumn[]
  /** Columns whose meaning an earlier column has already. */
  readonly duplicates: readonly number[]
  readonly #found: ReadonlyMap<ColumnKey, number>

  /** @param header the texts of the first row */
  constructor(header: readonly string[]) {
    const found = new Map<ColumnKey, number>()
    const markets = new Map<string, Partial<Record<MarketColumnKey, number>>>()
    const metafields: MetafieldColumn[] = []
    const duplicates: number[] = []

    for (const [column, name] of header.entries()) {
      const key = columnKey(name)
      if (key !== undefined) {
        if (found.has(key)) duplicates.push(column)
        else found.set(key, column)
        continue
      }
      const ofMarket = marketKey(name)
      if (ofMarket !== undefined) {
        const market = name.slice(name.indexOf(' / ') + 3).trim()
        const columns = markets.get(market) ?? {}
        if (columns[ofMarket] === undefined) columns[ofMarket] = column
        else duplicates.push(column)
        markets.set(market, columns)
        continue
      }
      const ofProduct = metafieldIn(name)
      if (ofProduct) metafields.push({ column, ...ofProduct })
    }
    this.#found = found
    this.markets = markets
    this.metafields = metafields
    this.duplicates = duplicates
  }

  /** Returns the place of a column; nothing where the file has none. */
  find(key: ColumnKey): number | undefined {
    return this.#found.get(key)
  }
}
