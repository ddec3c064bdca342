import type { ProductTable } from '../products/ProductTable.ts'
import type { FoundValue } from '../scope/Counter.ts'

/** Lists the languages of an export of translations in the order of the file, with numbers of texts. */
export function findLocales({ table, translations }: ProductTable): readonly FoundValue[] {
  if (!translations) return []
  const { locale } = translations
  const counts = new Map<string, number>()
  let value = ''
  for (let row = 1; row < table.rowCount; row += 1) {
    if (row === 1 || !table.isSame(locale, row, row - 1)) value = table.text(row, locale).trim()
    if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Array.from(counts, ([each, count]) => ({ value: each, count }))
}

/**
 * Returns the language to translate into.
 *
 * @param chosen the one that was chosen; empty for the first of the file
 */
export function chooseLocale(products: ProductTable, chosen: string): string {
  return chosen === '' ? (findLocales(products)[0]?.value ?? '') : chosen
}
