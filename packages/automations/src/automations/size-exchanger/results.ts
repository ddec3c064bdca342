import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note } from '../../plan/Plan.ts'
import { foldCase } from '../../text/fold.ts'
import { sizeTable } from './descriptionTable.ts'
import {
  besideText,
  exchangeSizes,
  fullText,
  type Exchanged,
  type ProductSizes,
  type SizesOf,
  type Wanted,
} from './exchange.ts'
import type { SizeOption } from './readProduct.ts'
import type { SizeExchangerOptions, strings } from './options.ts'
import type { System } from './systems.ts'

const note: NoteMaker<keyof (typeof strings)['notes']> = createNote
const linked = note('review', 'linked')
const rounded = note('review', 'rounded')
const widthKept = note('review', 'width')
const oneInTable = note('review', 'same')
const oneValue = note('conflict', 'same')

/**
 * Says what is special about sizes; each thing once.
 *
 * @param others what other charts say
 */
function notesOn(exchanged: readonly Exchanged[], others: readonly string[]): Note[] {
  const notes: Note[] = []
  if (others.length > 0) notes.push(note('review', 'varies', { others: others.join(', ') }))
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

/** Texts to write for the sizes of a product. Products with the same sizes share it. */
export interface Result extends ProductSizes {
  /** The table for the description; nothing where all sizes are there already. */
  readonly table: string | undefined
  /** New values of the option, each with its place among the values. */
  readonly renamed: readonly {
    readonly at: number
    readonly text: string
    readonly notes: Note[]
  }[]
  readonly notes: readonly Note[]
}

/** Prepares the table of sizes, and what is special about it. */
function tableOf(
  { exchanged, left }: ProductSizes,
  name: string,
  to: System,
): Pick<Result, 'table' | 'notes'> {
  if (exchanged.every(({ isThere }) => isThere)) return { table: undefined, notes: [] }
  const pairs = exchanged.map(({ value, size, width }) => {
    const isSaid = width !== undefined && !width.isLetter
    return [value.text.trim(), isSaid ? `${size} ${width.text}` : size] as const
  })
  const others = exchanged
    .filter((one) => one.others.length > 0)
    .map((one) => `${one.value.text.trim()}: ${one.others.join(' / ')}`)
  const notes = notesOn(exchanged, others)
  if (sharedTexts(exchanged.map(fullText)).size > 0) notes.push(oneInTable)
  if (left.length > 0) {
    const values = left.map((value) => value.text.trim()).join(', ')
    notes.push(note('review', 'left', { values }))
  }
  return { table: sizeTable(name, to, pairs), notes }
}

/** Prepares new values of the option. */
function renamedOf(
  { exchanged, left }: ProductSizes,
  isLinked: boolean,
  isReplaced: boolean,
): Result['renamed'] {
  const texts = exchanged.map((one) => {
    if (!isReplaced) return one.isThere ? one.value.text : besideText(one)
    const isOneSize = one.value.read.kind !== 'sizes' || one.value.read.parts.length === 1
    return one.isThere && isOneSize ? one.value.text : fullText(one)
  })
  const shared = sharedTexts([...texts, ...left.map(({ text }) => text)])
  const sizes = isReplaced ? new Set<string>() : sharedTexts(exchanged.map(fullText))
  return exchanged.flatMap((one, index) => {
    const text = texts[index] ?? one.value.text
    if (text === one.value.text) return []
    const notes = notesOn([one], one.others)
    if (shared.has(foldCase(text.trim()))) notes.push(oneValue)
    else if (sizes.has(foldCase(fullText(one)))) notes.push(oneInTable)
    if (isReplaced && one.width?.isLetter === true) notes.push(widthKept)
    if (isLinked) notes.push(linked)
    return { at: one.at, text, notes }
  })
}

/** Prepares what is to be written for sizes; the same sizes are worked out once. */
export function resultsFor(
  wanted: Wanted,
  write: SizeExchangerOptions['write'],
): (option: SizeOption, sizes: SizesOf) => Result {
  const known = new Map<string, Result>()
  return (option, sizes) => {
    const { name, system = '', isLinked, values } = option
    const { kind, wearer, isNoJacket, isSmall, type } = sizes
    const about = [kind, wearer, isNoJacket, isSmall, isLinked, system, name]
    const texts = values.map(({ text }) => text)
    const key = [...about, wanted.chart ? type : '', ...texts].join('\n')
    const found = known.get(key)
    if (found) return found
    const exchange = exchangeSizes(option, sizes, wanted)
    const result: Result =
      write === 'table'
        ? { ...exchange, ...tableOf(exchange, name, wanted.to), renamed: [] }
        : {
            ...exchange,
            table: undefined,
            notes: [],
            renamed: renamedOf(exchange, isLinked, write === 'replace'),
          }
    known.set(key, result)
    return result
  }
}
