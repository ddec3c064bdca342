import { addToGroup } from '../addToGroup.ts'
import { optionNumbers } from '../products/cells.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { readTags } from '../products/tags.ts'
import { foldCase, foldSpelling, tidySpaces } from '../text/fold.ts'
import { Counter, type FoundValue } from './Counter.ts'
import { optionGroups, type OptionGroups } from './optionGroups.ts'

/** Vendors that may be the same one, written in different ways. */
export interface VendorGroup {
  /** The name to merge them into: the most used one, without needless spaces. */
  readonly suggested: string
  /** The most used first. */
  readonly spellings: readonly FoundValue[]
}

/** Choices that a form offers, the most frequent first. */
export interface ScopeChoices {
  readonly vendors: readonly FoundValue[]
  readonly types: readonly FoundValue[]
  readonly tags: readonly FoundValue[]
  readonly statuses: readonly FoundValue[]
  readonly options: readonly { readonly name: string; readonly values: readonly FoundValue[] }[]
  /** Every vendor as it is written, also those with one spelling. */
  readonly vendorGroups: readonly VendorGroup[]
  /** Option names and values with those that are like them, for new ones. */
  readonly optionGroups: OptionGroups
  /** The services other than the store that track variants. */
  readonly services: readonly string[]
}

/** Groups the vendors of all products by spelling: capitals, accents and spaces make no difference. */
export function vendorGroups(products: ProductTable): VendorGroup[] {
  const counts = new Counter((text) => text)
  for (const { firstRow } of products.products) {
    const vendor = products.text(firstRow, 'vendor')
    if (vendor.trim() !== '') counts.add(vendor, firstRow)
  }
  const groups = new Map<string, FoundValue[]>()
  for (const found of counts.list()) addToGroup(groups, foldSpelling(found.value), found)
  return Array.from(groups.values(), (spellings) => ({
    suggested: tidySpaces(spellings[0]?.value ?? ''),
    spellings,
  }))
}

/** The tracker that stands for the store itself. */
export const storeTracker = 'shopify'

/** Lists the services other than the store that track variants. */
function trackingServices(products: ProductTable): string[] {
  const { table, columns } = products
  const column = columns.find('inventoryTracker')
  if (column === undefined) return []
  const services = new Counter()
  for (let row = 1; row < table.rowCount; row += 1) {
    if (table.isBlank(row, column) || (row > 1 && table.isSame(column, row, row - 1))) continue
    const tracker = table.text(row, column).trim()
    if (tracker !== '' && foldCase(tracker) !== storeTracker) services.add(tracker, row)
  }
  return services.list().map(({ value }) => value)
}

function optionChoices(products: ProductTable): ScopeChoices['options'] {
  const { table, columns } = products
  const options = new Map<string, { name: string; values: Counter }>()
  for (const { firstRow, endRow } of products.products) {
    for (const number of optionNumbers) {
      const column = columns.find(`option${number}Value`)
      const name = products.text(firstRow, `option${number}Name`).trim()
      if (column === undefined || name === '') continue
      const key = foldCase(name)
      const option = options.get(key) ?? { name, values: new Counter() }
      options.set(key, option)
      for (let row = firstRow; row < endRow; row += 1) {
        if (row > firstRow && table.isSame(column, row, row - 1)) continue
        const value = table.text(row, column).trim()
        if (value !== '') option.values.add(value, firstRow)
      }
    }
  }
  return Array.from(options.values(), ({ name, values }) => ({ name, values: values.list() }))
}

/** A column with more different values than this offers none of them. */
const mostValues = 50
/** Nor does one with a value of more characters. */
const longestValue = 80

/**
 * Lists the values of a column with numbers of products, the most frequent first.
 *
 * @param name its text in the first row
 * @returns none where they are many or long, so that nobody would choose from them
 */
export function columnValues(
  { kind, table, products }: ProductTable,
  name: string,
): readonly FoundValue[] {
  const column = table.header.indexOf(name)
  if (kind !== 'products' || column === -1) return []
  const values = new Counter()
  const seen = new Set<string>()
  for (const { firstRow, endRow } of products) {
    for (let row = firstRow; row < endRow; row += 1) {
      if (table.isBlank(row, column)) continue
      // The rows of a product mostly repeat what the one above has, which counts once.
      if (row > firstRow && table.isSame(column, row, row - 1)) continue
      const value = table.text(row, column).trim()
      if (value === '') continue
      values.add(value, firstRow)
      seen.add(value)
      if (value.length > longestValue || seen.size > mostValues) return []
    }
  }
  return values.list()
}

const choiceKeys = [
  'handle',
  'vendor',
  'type',
  'tags',
  'status',
  'inventoryTracker',
  ...optionNumbers.flatMap((number) => [`option${number}Name`, `option${number}Value`] as const),
] as const satisfies readonly ColumnKey[]

/** Lists the columns that `scopeChoices` reads: as long as they stay the same, so does its result. */
export function choiceColumns(products: ProductTable): ReadonlySet<number | undefined> {
  return new Set(choiceKeys.map((key) => products.columns.find(key)))
}

const noChoices: ScopeChoices = {
  vendors: [],
  types: [],
  tags: [],
  statuses: [],
  options: [],
  vendorGroups: [],
  optionGroups: { names: [], values: [] },
  services: [],
}

/** Finds what the filters and the maps of new names can offer for a file, with numbers of products. */
export function scopeChoices(products: ProductTable): ScopeChoices {
  if (products.kind !== 'products') return noChoices
  const counted = { vendor: new Counter(), type: new Counter(), status: new Counter() }
  const tags = new Counter()
  for (const { firstRow } of products.products) {
    for (const key of ['vendor', 'type', 'status'] as const) {
      const value = products.text(firstRow, key).trim()
      if (value !== '') counted[key].add(value, firstRow)
    }
    for (const tag of readTags(products.text(firstRow, 'tags'))) tags.add(tag, firstRow)
  }
  return {
    vendors: counted.vendor.list(),
    types: counted.type.list(),
    tags: tags.list(),
    statuses: counted.status.list(),
    options: optionChoices(products),
    vendorGroups: vendorGroups(products),
    optionGroups: optionGroups(products),
    services: trackingServices(products),
  }
}
