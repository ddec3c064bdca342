import type { ProductTable } from '../products/ProductTable.ts'
import { foldLocale } from './languages.ts'
import { isLockedField } from './locked.ts'

/** A text of an export of translations, in one language. */
export interface TranslatableText {
  readonly row: number
  readonly field: string
  /** Whether it is never translated, such as a handle. */
  readonly isLocked: boolean
  /**
   * Whether it is a translation for one market beside one for all: without its own text, the market
   * shows the one for all.
   */
  readonly isOfMarket: boolean
}

/**
 * Lists the texts of a product in one language.
 *
 * @param index the index of the product
 * @param never names of fields, among others, that the owner does not want translated
 */
export function textsOf(
  { table, translations, products }: ProductTable,
  index: number,
  locale: string,
  never: readonly string[],
): readonly TranslatableText[] {
  const product = products[index]
  if (!translations || !product) return []
  const wanted = foldLocale(locale)
  const { market } = translations
  const texts: TranslatableText[] = []
  const general = new Set<string>()
  let isWanted = false
  for (let row = product.firstRow; row < product.endRow; row += 1) {
    if (row === product.firstRow || !table.isSame(translations.locale, row, row - 1)) {
      isWanted = foldLocale(table.text(row, translations.locale)) === wanted
    }
    if (!isWanted) continue
    const field = table.text(row, translations.field).trim()
    const isOfMarket = market !== undefined && !table.isBlank(row, market)
    if (!isOfMarket) general.add(field)
    texts.push({ row, field, isLocked: isLockedField(field, never), isOfMarket })
  }
  if (texts.every((text) => !text.isOfMarket)) return texts
  return texts.map(({ row, field, isLocked, isOfMarket }) => ({
    row,
    field,
    isLocked,
    isOfMarket: isOfMarket && general.has(field),
  }))
}
