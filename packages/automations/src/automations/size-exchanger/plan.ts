import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { foldCase } from '../../text/fold.ts'
import { putSizeTable } from './descriptionTable.ts'
import { besideText, exchangeSizes, type Exchanged, type SizesOf } from './exchange.ts'
import type { SizeExchangerOptions } from './options.ts'
import { Questions } from './Questions.ts'
import { findSizes, type SizeOption, type SizeValue } from './readProduct.ts'
import { readSizeChart } from './sizeChart.ts'
import type { strings } from './strings.ts'
import type { System } from './systems.ts'
import { findWearing } from './wearing.ts'

type Texts = typeof strings
type Reason = keyof Texts['reasons']

const note: NoteMaker<keyof Texts['notes']> = createNote
const linked = note('review', 'linked')
const rounded = note('review', 'rounded')
const hidden = note('conflict', 'html')
const oneInTable = note('review', 'same')
const oneValue = note('conflict', 'same')

/** Whether converting a value can change it: it says a size, and not in the wanted system alone. */
function isToConvert({ read }: SizeValue, named: string | undefined, to: System): boolean {
  return read.kind === 'sizes' && read.parts.some(({ system = named }) => system !== to)
}

/** Says what is special about sizes; each thing once. */
function notesOn(exchanged: readonly Exchanged[]): Note[] {
  const notes: Note[] = []
  const others = new Set(exchanged.flatMap((one) => one.others))
  if (others.size > 0) notes.push(note('review', 'varies', { others: [...others].join(', ') }))
  if (exchanged.some(({ isRounded }) => isRounded)) notes.push(rounded)
  return notes
}

/** Finds the texts that several values of a product would have. */
function sharedTexts(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const text of texts.map((one) => foldCase(one.trim()))) {
    if (seen.has(text)) shared.add(text)
    seen.add(text)
  }
  return shared
}

/** Plans a table of sizes at the end of the description. */
function planTable(
  changes: Changes<Reason>,
  products: ProductTable,
  { firstRow }: Product,
  column: number,
  { name }: SizeOption,
  exchanged: readonly Exchanged[],
  left: readonly SizeValue[],
  to: System,
): void {
  if (exchanged.every(({ isThere }) => isThere)) return
  const html = products.table.text(firstRow, column)
  const pairs = exchanged.map(({ value, size }) => [value.text.trim(), size] as const)
  const { html: text, isShown } = putSizeTable(html, name, to, pairs)
  const notes = isShown ? notesOn(exchanged) : [hidden]
  if (sharedTexts(exchanged.map(({ size }) => size)).size > 0) notes.push(oneInTable)
  if (left.length > 0) {
    const values = left.map((value) => value.text.trim()).join(', ')
    notes.push(note('info', 'left', { values }))
  }
  changes.set(firstRow, column, text, notes)
}

/** Plans new values of the option. */
function planValues(
  changes: Changes<Reason>,
  { column, isLinked }: SizeOption,
  exchanged: readonly Exchanged[],
  left: readonly SizeValue[],
  isReplaced: boolean,
): void {
  const renamed = exchanged.map((one) => {
    if (!isReplaced) return one.isThere ? one.value.text : besideText(one)
    const isOneSize = one.value.read.kind !== 'sizes' || one.value.read.parts.length === 1
    return one.isThere && isOneSize ? one.value.text : one.full
  })
  const shared = sharedTexts([...renamed, ...left.map(({ text }) => text)])
  const sizes = isReplaced ? new Set<string>() : sharedTexts(exchanged.map(({ full }) => full))
  for (const [at, one] of exchanged.entries()) {
    const text = renamed[at] ?? one.value.text
    if (text === one.value.text) continue
    const notes = notesOn([one])
    if (shared.has(foldCase(text.trim()))) notes.push(oneValue)
    else if (sizes.has(foldCase(one.full))) notes.push(oneInTable)
    if (isLinked) notes.push(linked)
    for (const row of one.value.rows) changes.set(row, column, text, notes)
  }
}

/**
 * Plans sizes in another system: as a table in the description, beside the values of the option, or
 * in their place. What is not clear, such as the system of ‘8’ or whom a shoe fits, is asked for with
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
  const systems = new Map<number, string>()
  const converted = new Map<number, readonly Exchanged[]>()
  const found = { products: false, sizes: false, convertible: false, bare: false }

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product, index)) continue
    found.products = true
    const option = sizesIn(product)
    if (!option) continue
    const hasSizes = option.values.some((value) => isToConvert(value, option.system, to))
    if (!hasSizes && !chart) {
      found.sizes ||= option.values.some(({ read }) => read.kind === 'sizes')
      continue
    }
    const wearing = wearingOf(product)
    if (wearing.kind === 'other') continue
    const type = products.text(product.firstRow, 'type').trim()
    const answered = questions.ask(type, index, wearing)
    if (!answered) continue
    const sizes: SizesOf = { ...wearing, ...answered, type }
    const { exchanged, left, lacksSystem } = exchangeSizes(option, sizes, wanted)
    if (lacksSystem) {
      found.bare = true
      questions.askSystem(type, index)
    }
    found.convertible ||= exchanged.length > 0
    if (isTable) converted.set(product.firstRow, exchanged)
    for (const { value, system = '' } of exchanged) {
      for (const row of value.rows) systems.set(row, system)
    }
    if (isTable && description !== undefined) {
      planTable(changes, products, product, description, option, exchanged, left, to)
    } else planValues(changes, option, exchanged, left, write === 'replace')
  }

  const preview: readonly PreviewColumn[] = [
    { kind: 'changed', key: 'value' satisfies keyof Texts['columns'] },
    // Of a description, little more than its beginning fits into a cell.
    ...(isTable
      ? [
          {
            kind: 'computed' as const,
            key: 'sizes' satisfies keyof Texts['columns'],
            valueOf: (row: number) => {
              const pairs = converted.get(row)?.map(({ value, size }) => `${value.text} → ${size}`)
              return pairs && { text: pairs.join(', ') }
            },
          },
        ]
      : []),
    {
      kind: 'computed',
      key: 'system' satisfies keyof Texts['columns'],
      valueOf: (row) => {
        const system = systems.get(row)
        return system === undefined || system === '' ? undefined : { text: system }
      },
    },
  ]
  return {
    ...changes.finish(preview, reasonOf(found, questions.hasOpen)),
    questions: questions.all,
  }
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
