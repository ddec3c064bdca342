import { hasSameTags } from '../translations/html.ts'
import { isLockedField } from '../translations/locked.ts'
import type { Check } from './CheckContext.ts'
import { isEmptyLine } from './emptyLine.ts'
import { Places } from './Places.ts'

/** A number as a spreadsheet writes it once it has lost its last digits, such as `8.16E+12`. */
const damagedNumber = /^'?\d+(?:[.,]\d+)?E\+?\d+$/iu

/**
 * Finds translations that cannot be imported: rows that do not say which text they are for, two
 * translations of one text, translations with other HTML than their text, and translations of texts
 * that the store does not translate.
 */
export const checkTranslations: Check = ({ products, table }) => {
  const columns = products.translations
  if (!columns) return []
  const unknown = new Places('text-unknown')
  const same = new Places('same-text')
  const broken = new Places('broken-html')
  const handles = new Places('handle-translated')
  const tags = new Places('tags-translated')
  const { type, identification, field, locale, market, source, translation } = columns
  const needed = [type, identification, field, locale] as const
  /** The first row of each text that has a translation. */
  const translated = new Map<string, number>()

  const checkRow = (row: number) => {
    const [typeText, id, name, language] = needed.map((column) => table.text(row, column).trim())
    const missing = needed.find((column) => table.isBlank(row, column))
    if (missing !== undefined) {
      if (!isEmptyLine(table, row)) unknown.add(row, missing)
      return
    }
    if (damagedNumber.test(id ?? '')) unknown.add(row, identification, id)
    if (table.isBlank(row, translation)) return
    const where = market === undefined ? '' : table.text(row, market)
    const key = [typeText, id, name, language, where].join('\n')
    const first = translated.get(key)
    if (first === undefined) translated.set(key, row)
    else if (!table.isSame(translation, row, first)) same.add(row, translation)
    if (isLockedField(name ?? '')) {
      const [before, after] = [table.text(row, source), table.text(row, translation)]
      // A handle that is the same in each language is no translation.
      if (before === after) return
      if (name?.toLowerCase() === 'handle') handles.add(row, translation)
      else tags.add(row, translation)
      return
    }
    if (!hasSameTags(table.text(row, source), table.text(row, translation))) {
      broken.add(row, translation)
    }
  }

  return [
    { onRow: checkRow, finish: () => unknown.toFinding() },
    { finish: () => same.toFinding() },
    { finish: () => broken.toFinding() },
    { finish: () => handles.toFinding() },
    { finish: () => tags.toFinding() },
  ]
}
