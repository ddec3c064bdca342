import type { ColumnKey } from '../products/columnNames.ts'
import type { Check, Checking } from './CheckContext.ts'
import { Places } from './Places.ts'

const optionKeys = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies readonly (readonly [name: ColumnKey, value: ColumnKey])[]

/** Columns that belong to a variant: with one of them, an import needs the options as well. */
const variantKeys = [
  'sku',
  'barcode',
  'price',
  'compareAtPrice',
  'cost',
  'grams',
  'inventoryTracker',
  'inventoryQuantity',
  'inventoryPolicy',
  'variantImageUrl',
] as const satisfies readonly ColumnKey[]

/**
 * Option columns that are not there, and variants that lack the value of an option that others of
 * their product have. An import would keep one variant and delete the others. Source: Shopify's help
 * page "Using CSV files to import and export products".
 */
export const checkOptionColumns: Check = ({ cell, find }): Checking => {
  const places = new Places('options-missing')
  const columns = optionKeys.map(([name, value]) => ({ name: find(name), value: find(value) }))
  const [first] = columns
  const hasVariants = variantKeys.some((key) => find(key) !== undefined)
  const hasHalf = columns.some(({ name, value }) => (name === undefined) !== (value === undefined))
  const hasAnyOption = columns.some(({ value }) => value !== undefined)
  const lacksFirst = first?.value === undefined && (hasVariants || hasAnyOption)
  if (hasHalf || lacksFirst) places.add(0)
  const isIncomplete = places.count > 0

  return {
    onProduct: ({ firstRow }, variants) => {
      if (isIncomplete || variants.length < 2) return
      for (let option = 0; option < columns.length; option += 1) {
        const { name, value } = columns[option]!
        const isUsed = cell.seek(firstRow, name) || cell.seek(firstRow, value)
        for (let at = 0; at < variants.length; at += 1) {
          const row = variants[at]!
          if (cell.seek(row, value) && !cell.isBlank) continue
          // The first option is what tells variants apart; the others count where they are used.
          if (value === first?.value || isUsed) places.add(row, value)
        }
        if (!isUsed) continue
        if (!cell.seek(firstRow, name) || cell.isBlank) places.add(firstRow, name)
      }
    },
    finish: () => places.toFinding(),
  }
}

/** Variants of a product with the same options, and ‘Default Title’ beside other variants. */
export const checkVariantOptions: Check = ({ cell, find, table }): readonly Checking[] => {
  const same = new Places('same-options')
  const defaults = new Places('default-title')
  const columns = optionKeys.flatMap(([, value]) => find(value) ?? [])
  let products = 0

  const textOf = (row: number) => columns.map((column) => table.text(row, column).trim()).join('\0')
  const hashOf = (row: number) => {
    let hash: number | undefined
    for (let at = 0; at < columns.length; at += 1) {
      cell.seek(row, columns[at])
      // A separator, so that ‘ab’ and ‘c’ are not ‘a’ and ‘bc’.
      hash = Math.imul(cell.hash(hash) ^ 0xff, 0x01000193)
    }
    return hash ?? 0
  }
  const hasValue = (row: number) => {
    for (let at = 0; at < columns.length; at += 1) if (cell.seek(row, columns[at])) return true
    return false
  }

  return [
    {
      onProduct: (_, variants) => {
        if (variants.length < 2 || columns.length === 0) return
        const rows = new Map<number, number>()
        const before = same.count
        for (let at = 0; at < variants.length; at += 1) {
          const row = variants[at]!
          if (!hasValue(row)) continue
          const hash = hashOf(row)
          const earlier = rows.get(hash)
          if (earlier === undefined) rows.set(hash, row)
          else if (textOf(earlier) === textOf(row)) same.add(row)
        }
        if (same.count > before) products += 1
      },
      finish: () => same.toFinding({ count: products }),
    },
    {
      onProduct: (_, variants) => {
        if (variants.length < 2) return
        for (let at = 0; at < variants.length; at += 1) {
          const row = variants[at]!
          if (cell.seek(row, columns[0]) && cell.is('Default Title')) defaults.add(row, columns[0])
        }
      },
      finish: () => defaults.toFinding(),
    },
  ]
}
