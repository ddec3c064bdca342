import { FileError } from '../../csv/FileError.ts'
import { Table } from '../../csv/Table.ts'
import { parsePrice } from '../../money/price.ts'
import { foldCase } from '../../text/fold.ts'

/** What a list says about one SKU. */
interface ListedCost {
  /** The first cost of the list, in ten-thousandths. */
  readonly cost: number
  /** Whether the list has the SKU again with another cost. */
  readonly isAmbiguous: boolean
}

/** The costs in the list of a supplier. */
export type CostList = ReadonlyMap<string, ListedCost>

/** The usual names of the two columns, best first, in lower case. */
const skuNames = [
  'sku',
  'variant sku',
  'supplier sku',
  'item number',
  'item no',
  'item',
  'article number',
  'article',
  'part number',
  'code',
  'codice articolo',
  'codice',
  'articolo',
]
const costNames = [
  'cost per item',
  'cost',
  'unit cost',
  'cost price',
  'wholesale price',
  'wholesale',
  'net price',
  'unit price',
  'price',
  'costo',
  'costo unitario',
  'prezzo di acquisto',
  'prezzo netto',
  'prezzo',
]

/** Folds an SKU: capitals, outer spaces and the apostrophe that makes a spreadsheet take it as text. */
export function foldSku(sku: string): string {
  return foldCase(sku.trim().replace(/^'/u, ''))
}

function findColumn(header: readonly string[], names: readonly string[]): number {
  const folded = header.map((name) => foldCase(name.replaceAll(/[_\-.]+/gu, ' ').trim()))
  const name = names.find((one) => folded.includes(one))
  return name === undefined ? -1 : folded.indexOf(name)
}

function openList(text: string): Table | undefined {
  try {
    return new Table(new TextEncoder().encode(text))
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/** What is written around an amount: a currency sign or code. */
const around = /^[\s\p{Sc}\p{Lu}]+|[\s\p{Sc}\p{Lu}]+$/gu

/**
 * Whether amounts have a comma before their decimals: one of them ends in a comma and one or two
 * digits, and none in a point and one or two digits.
 */
function hasDecimalComma(amounts: readonly string[]): boolean {
  const endsIn = (sign: ',' | '.') =>
    amounts.some((amount) => {
      const at = amount.lastIndexOf(sign)
      return at !== -1 && [1, 2].includes(amount.length - at - 1)
    })
  return endsIn(',') && !endsIn('.')
}

/**
 * Reads an amount with separators of thousands.
 *
 * @returns ten-thousandths; nothing where there is no number
 */
function readAmount(amount: string, isComma: boolean): number | undefined {
  const [thousands, decimal] = isComma ? ['.', ','] : [',', '.']
  return parsePrice(
    amount
      .replaceAll(thousands, '')
      .replaceAll(/[\s’']/gu, '')
      .replace(decimal, '.'),
  )
}

/** The list that was read last, as each change of an option plans with it again. */
let last: { readonly text: string; readonly costs: CostList | undefined } | undefined

/**
 * Reads the list of a supplier: a text with a column for the SKU and one for the cost, found by their
 * names. Amounts may have a currency, separators of thousands and a decimal comma.
 *
 * @returns nothing where one of the columns is missing
 */
export function readCostList(text: string): CostList | undefined {
  if (last?.text !== text) last = { text, costs: findCosts(text) }
  return last.costs
}

function findCosts(text: string): CostList | undefined {
  const table = openList(text)
  if (!table) return undefined
  const [skuColumn, costColumn] = [
    findColumn(table.header, skuNames),
    findColumn(table.header, costNames),
  ]
  if (skuColumn === -1 || costColumn === -1) return undefined
  const rows = Array.from({ length: table.rowCount - 1 }, (_, at) => ({
    sku: foldSku(table.text(at + 1, skuColumn)),
    amount: table.text(at + 1, costColumn).replaceAll(around, ''),
  }))
  const isComma = hasDecimalComma(rows.map(({ amount }) => amount))
  const costs = new Map<string, ListedCost>()
  for (const { sku, amount } of rows) {
    const cost = readAmount(amount, isComma)
    if (sku === '' || cost === undefined) continue
    const known = costs.get(sku)
    if (!known) costs.set(sku, { cost, isAmbiguous: false })
    else if (known.cost !== cost) costs.set(sku, { ...known, isAmbiguous: true })
  }
  return costs
}
