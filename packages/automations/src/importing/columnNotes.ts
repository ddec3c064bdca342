import { writePrice } from '../money/price.ts'
import type { ImportNote } from './ImportPlan.ts'
import type { Doubt, Mapping, MatchedColumn } from './MatchedColumn.ts'
import { matchName } from './matchName.ts'
import { currencyColumns, minorDigitsIn } from './minorUnits.ts'
import { currencyIn, hasWeightUnit, readAmount, readCount, readGrams } from './numbers.ts'
import { areRoles } from './rowRoles.ts'
import { headingsIn } from './sources/listSources.ts'
import { importNote } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'
import { priceTargets, sharedTargets, type TargetName } from './targets.ts'
import { isFlag } from './values.ts'

/** Returns the first text of a column and what it is read as, for the owner to see. */
function readExample(list: SupplierList, matched: MatchedColumn) {
  const { column, samples, target, format = 'point', minorDigits } = matched
  const bare = target.target === 'weight' ? samples.find((each) => !hasWeightUnit(each)) : undefined
  const text = bare ?? samples[0] ?? ''
  if (target.target === 'weight') {
    const unit = target.unit === undefined || target.unit === 'cents' ? 'g' : target.unit
    const grams = readGrams(text, format, unit)
    return { text, number: grams === undefined ? text : `${grams} g` }
  }
  if (target.target === 'inventory') return { text, number: readCount(text, format) ?? text }
  const units = readAmount(text, format)
  if (units === undefined) return { text, number: text }
  const row = Array.from({ length: list.rowCount - 1 }, (_, at) => at + 1).find(
    (each) => list.text(each, column) === text,
  )
  const digits = minorDigits ? minorDigitsIn(list, row ?? 1, minorDigits) : 0
  return { text, number: writePrice(Math.round(units / 10 ** digits), 2) }
}

const doubtCodes = {
  column: 'column-guessed',
  format: 'number-guessed',
  cents: 'number-guessed',
  weight: 'weight-guessed',
} as const satisfies Readonly<Record<Doubt, ImportNote['code']>>

/** Says what is to be confirmed about a column; its grouping is said by the products that it groups. */
function doubtsOf(list: SupplierList, matched: MatchedColumn): ImportNote[] {
  const { column, name, target, doubts = [] } = matched
  if (target.target === 'group') return []
  const values = { column: name, target: target.target }
  const codes = new Set(doubts.map((doubt) => doubtCodes[doubt]))
  return [...codes].map((code) => {
    const more = code === 'column-guessed' ? {} : readExample(list, matched)
    return importNote('review', code, { ...values, ...more }, { column })
  })
}

/** Whether a column that is left out may change what the products cost, or how many there are. */
function isWeighty(target: TargetName): boolean {
  return priceTargets.has(target) || target === 'inventory'
}

/** Name of a list for a column that has none. */
const unnamed = /^#\d+$/u

const isPrice = (text: string) =>
  readAmount(text, 'point') !== undefined || readAmount(text, 'comma') !== undefined

/** Says why a column is not read whose name is that of a column of products; nothing for other names. */
function unreadNote(columns: readonly MatchedColumn[], one: MatchedColumn) {
  const { column, name, samples, why } = one
  const [text = ''] = samples
  if (why !== 'none' || text === '' || areRoles(samples)) return []
  if (unnamed.test(name)) {
    return [importNote('review', 'column-unnamed', { column: name, text }, { column })]
  }
  // A part of a name is enough for a price, but not the object of JSON that a value is in.
  const isPriced = !name.includes('.') && samples.some(isPrice)
  const matches = matchName(name).filter(
    ({ isWhole, target: { target } }) =>
      target !== 'group' && (isWhole || (priceTargets.has(target) && isPriced)),
  )
  const [best] = matches
  if (!best) return []
  const isStock = matches.some(({ target }) => target.target === 'inventory')
  if (isStock && samples.every(isFlag)) {
    const isCounted = columns.some(({ target }) => target.target === 'inventory')
    const tone = isCounted ? 'info' : 'review'
    return [importNote(tone, 'stock-flag', { column: name }, { column })]
  }
  for (const { target } of matches) {
    const other = sharedTargets.has(target.target)
      ? undefined
      : columns.find((each) => each.target.target === target.target)
    if (!other) continue
    const values = { column: name, target: target.target, other: other.name }
    const tone = isWeighty(target.target) ? 'review' : 'info'
    return [importNote(tone, 'column-twice', values, { column })]
  }
  const { target } = best.target
  return [importNote('review', 'column-unread', { column: name, target, text }, { column })]
}

/** At most so many rows tell which currencies a list has. */
const comparedRows = 600

/** Says which columns have prices in several currencies, or say so. */
function severalCurrencies(list: SupplierList, columns: readonly MatchedColumn[]): ImportNote[] {
  const named = currencyColumns(list)
  return columns.flatMap(({ column, name, target }) => {
    const isNamed = named.includes(column)
    if (!isNamed && !priceTargets.has(target.target)) return []
    const found = new Set<string>()
    for (let row = 1; row < Math.min(list.rowCount, comparedRows + 1); row += 1) {
      const text = list.text(row, column)
      const currency = isNamed ? text.toUpperCase() : currencyIn(text)
      if (currency !== undefined && currency !== '') found.add(currency)
    }
    if (found.size < 2) return []
    const currencies = [...found].slice(0, 5).join(', ')
    return importNote('review', 'mixed-currencies', { column: name, currencies }, { column })
  })
}

/** Words of sales, and of days, in the names of columns. */
const saleName =
  /sale|special|promo|offer|discount|aktion|angebot|sconto|saldo|oferta|actie|solde|rabat/iu
const dayName =
  /date|datum|data|fecha|from|start|until|end|effective|valid|begin|inizio|fine|debut|fin$|desde|hasta|van|tot/iu

/** Says which columns hold the days of sales, which are not read. */
function saleDays(columns: readonly MatchedColumn[]): ImportNote[] {
  if (!columns.some(({ target }) => target.target === 'salePrice')) return []
  return columns.flatMap(({ column, name, samples: [text], target }) =>
    target.target === 'none' && text !== undefined && saleName.test(name) && dayName.test(name)
      ? importNote('review', 'sale-days', { column: name, text }, { column })
      : [],
  )
}

/**
 * Says what had to be guessed about the columns of a list, and which columns are not read although their
 * names are those of columns of products.
 */
export function columnNotes(list: SupplierList, { columns }: Mapping): ImportNote[] {
  const { known: ofSource } = list.source ?? {}
  const known = new Set([
    ...(ofSource === undefined ? [] : list.columnsOf(headingsIn(ofSource))),
    ...list.columns.flatMap(({ namedBy }) => namedBy ?? []),
  ])
  return [
    ...columns.flatMap((one) => [
      ...doubtsOf(list, one),
      ...(known.has(one.column) ? [] : unreadNote(columns, one)),
    ]),
    ...saleDays(columns),
    ...severalCurrencies(list, columns),
  ]
}
