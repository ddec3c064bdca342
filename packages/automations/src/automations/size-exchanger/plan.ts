import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Computed, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { filterProducts, filterVariants } from '../../scope/filterProducts.ts'
import { putSizeTable } from './descriptionTable.ts'
import type { SizesOf } from './exchange.ts'
import { Questions } from './Questions.ts'
import { findSizes, type SizeOption, type SizeText } from './readProduct.ts'
import { resultsFor, type Result } from './results.ts'
import { readSizeChart } from './sizeChart.ts'
import type { SizeExchangerOptions, strings } from './options.ts'
import type { System } from './systems.ts'
import { findWearing, type Wearing } from './wearing.ts'

type Texts = typeof strings
type Reason = keyof Texts['reasons']

const note: NoteMaker<keyof Texts['notes']> = createNote
const hidden = note('conflict', 'html')
const inWholeProducts = note('info', 'together')

/** Whether converting a value can change it: it says a size, and not in the wanted system alone. */
function isToConvert({ read }: SizeText, named: string | undefined, to: System): boolean {
  return read.kind === 'sizes' && read.parts.some(({ system = named }) => system !== to)
}

/** Whether a value has a number, but in no form that is known, such as ‘W32 L34’. */
function isUnread({ text, read }: SizeText): boolean {
  return read.kind === 'unknown' && /\p{Nd}/u.test(text)
}

function isWorn({ kind }: Wearing): boolean {
  return kind !== undefined && kind !== 'other'
}

/**
 * Plans sizes in another system: as a table in the description, beside the values of the option, or
 * in their place. A product that passes the filters changes as a whole, as sizes in two systems would not
 * be one option. What is not clear, such as the system of ‘8’ or whom a shoe fits, is asked for with
 * the questions of the plan, and stays as it is until it is answered.
 */
export function* plan(
  products: ProductTable,
  options: SizeExchangerOptions,
  { lastJob }: PlanContext,
): Planning {
  const { table, columns } = products
  const { to, write } = options
  const changes = new Changes<Reason>(table)
  if (columns.find('option1Value') === undefined) return changes.finish([], 'no-column')
  const description = columns.find('description')
  const isTable = write === 'table'
  if (isTable && description === undefined) return changes.finish([], 'no-description')
  const chart = options.chart ? readSizeChart(options.chart.text, to) : undefined
  if (options.chart && !chart) return changes.finish([], 'no-chart')
  const passes = filterProducts(products, options.scope, lastJob)
  const sizesIn = findSizes(products)
  const wearingOf = findWearing(products)
  const questions = new Questions(options)
  const wanted = { from: options.from, to, half: options.half, chart }
  const resultOf = resultsFor(wanted, write)
  const converted = new Map<number, Converted>()
  const sizeColumns = new Set<number>()
  /** Number of products that have sizes of which none was converted. */
  let leftProducts = 0
  const found = { products: false, sizes: false, convertible: false, bare: false }

  /** Notes the values that stay while others of the same product change. */
  function noteLeft({ column, values }: SizeOption, { renamed, left }: Result): void {
    if (renamed.length === 0) return
    const texts = new Set(left.map(({ text }) => text))
    for (const { text, rows } of values) {
      if (!texts.has(text)) continue
      const stays = note('review', 'left', { values: text.trim() })
      for (const row of rows) changes.remark({ ...stays, row, column })
    }
  }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    found.products = true
    const option = sizesIn(product)
    if (!option) continue
    sizeColumns.add(option.column)
    const hasSizes = option.values.some((value) => isToConvert(value, option.system, to))
    if (!hasSizes && !chart) {
      found.sizes ||= option.values.some(({ read }) => read.kind === 'sizes')
      if (option.values.some(isUnread) && isWorn(wearingOf(product))) leftProducts += 1
      continue
    }
    const wearing = wearingOf(product)
    if (wearing.kind === 'other') continue
    const type = products.text(product.firstRow, 'type').trim()
    const answered = questions.ask(type, index, wearing)
    if (!answered) continue
    const sizes: SizesOf = { ...wearing, ...answered, type }
    const result = resultOf(option, sizes)
    if (result.lacksSystem) {
      found.bare = true
      questions.askSystem(type, index)
    }
    found.convertible ||= result.exchanged.length > 0
    if (result.exchanged.length === 0 && !result.lacksSystem) leftProducts += 1
    const { firstRow } = product
    for (let row = firstRow; row < product.endRow; row += 1) converted.set(row, { option, result })
    if (description !== undefined && result.table !== undefined) {
      const html = table.text(firstRow, description)
      const { html: text, isShown } = putSizeTable(html, to, result.table)
      changes.set(firstRow, description, text, isShown ? result.notes : [hidden])
    }
    if (!isTable) noteLeft(option, result)
    for (const { at, text, notes } of result.renamed) {
      for (const row of option.values[at]?.rows ?? []) changes.set(row, option.column, text, notes)
    }
  }

  if (leftProducts > 0 && changes.count > 0) {
    changes.remark(note('info', 'left-products', { n: leftProducts }))
  }
  const choosesVariants = filterVariants(products, options.scope, lastJob) !== undefined
  if (choosesVariants && changes.count > 0) changes.remark(inWholeProducts)
  const preview: readonly PreviewColumn[] = [
    {
      kind: 'changed',
      key: 'value' satisfies keyof Texts['columns'],
      columns: isTable && description !== undefined ? [description] : [...sizeColumns],
    },
    // Of a description, little more than its beginning fits into a cell.
    ...(isTable
      ? [
          {
            kind: 'computed' as const,
            key: 'sizes' satisfies keyof Texts['columns'],
            valueOf: (row: number) => sizesText(converted.get(row)),
          },
        ]
      : []),
    {
      kind: 'computed',
      key: 'system' satisfies keyof Texts['columns'],
      valueOf: (row) => systemText(converted.get(row), row),
    },
  ]
  return {
    ...changes.finish(preview, reasonOf(found, questions.hasOpen)),
    questions: questions.all,
  }
}

/** A product whose sizes were looked at. */
interface Converted {
  readonly option: SizeOption
  readonly result: Result
}

/** Says all sizes of a product, such as ‘US 8: 39, US 9: 40’. */
function sizesText(found: Converted | undefined): Computed {
  const pairs = found?.result.exchanged.map(({ value, size }) => `${value.text}: ${size}`)
  return pairs && { text: pairs.join(', ') }
}

/** Says the system that was found for the size in a row. */
function systemText(found: Converted | undefined, row: number): Computed {
  const at = found?.option.values.findIndex(({ rows }) => rows.includes(row))
  const system = found?.result.exchanged.find((one) => one.at === at)?.system
  return system === undefined ? undefined : { text: system }
}

/** Says why nothing changes. */
function reasonOf(
  found: Readonly<Record<'products' | 'sizes' | 'convertible' | 'bare', boolean>>,
  isAsking: boolean,
): Reason {
  if (!found.products) return 'no-products'
  if (isAsking) return 'unclear'
  if (found.bare) return 'no-system'
  return found.convertible || found.sizes ? 'same' : 'no-sizes'
}
