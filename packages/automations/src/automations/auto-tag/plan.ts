import { TagSpellings } from '../../check/TagSpellings.ts'
import { longestName, mostTags } from '../../options/limits.ts'
import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { appendTags, readTags, uniqueTags, writeTags } from '../../products/tags.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { foldCase } from '../../text/fold.ts'
import { matchRules } from './matchRules.ts'
import { matchWords } from './matchWords.ts'
import type { AutoTagOptions, strings } from './options.ts'
import { suggestTags } from './suggestTags.ts'
import { tagsByWord } from './words.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote

/** More tags than this need review. */
const manyTags = 20

/** The tags that a product may get. */
interface Candidates {
  /** From rules and word lists. */
  readonly sure: readonly string[]
  readonly suggested: readonly string[]
}

/** The tags that a product will have. */
interface NewTags {
  readonly kept: readonly string[]
  readonly added: readonly string[]
  readonly suggested: readonly string[]
  /** Tags that the maximum leaves no room for. */
  readonly left: readonly string[]
}

/** A cell of tags, and the tags in it. */
interface TagCell {
  readonly text: string
  readonly tags: readonly string[]
}

/** Reads the tags of each product. */
function readCells({ table, products }: ProductTable, column: number): TagCell[] {
  return products.map(({ firstRow }) => {
    const text = table.text(firstRow, column)
    return { text, tags: readTags(text) }
  })
}

/** Counts how the tags of the whole file are spelled. */
function spellingsOf(cells: readonly TagCell[]): TagSpellings {
  const spellings = new TagSpellings()
  for (const { tags } of cells) {
    for (const tag of tags) spellings.add(tag)
  }
  return spellings
}

/** Returns the tags of a product that stay. */
function keptTags(
  tags: readonly string[],
  { old }: AutoTagOptions,
  spellings: TagSpellings,
  hasCandidates: boolean,
): readonly string[] {
  // Without new tags, replacing would leave a product without any.
  if (old === 'replace' && hasCandidates) return []
  return old === 'merge' ? uniqueTags(tags.map((tag) => spellings.spell(tag))) : tags
}

function chooseTags(
  tags: readonly string[],
  { sure, suggested }: Candidates,
  options: AutoTagOptions,
  spellings: TagSpellings,
  isTaken: ((tag: string) => boolean) | undefined,
): NewTags {
  const found = suggested.length === 0 ? sure : [...sure, ...suggested]
  const wanted = isTaken ? found.filter((tag) => !isTaken(tag)) : found
  const all = keptTags(tags, options, spellings, wanted.length > 0)
  const kept = isTaken ? all.filter((tag) => !isTaken(tag)) : all
  const seen = new Set(kept.map(foldCase))
  const fresh: string[] = []
  for (const tag of wanted) {
    const folded = foldCase(tag)
    if (seen.has(folded)) continue
    seen.add(folded)
    fresh.push(spellings.spell(tag))
  }
  const room = Math.max(0, options.max - kept.length)
  const added = fresh.slice(0, room)
  return {
    kept,
    added,
    suggested:
      suggested.length === 0
        ? []
        : added.filter((tag) => isAmong(suggested, tag) && !isAmong(sure, tag)),
    left: fresh.slice(room),
  }
}

function isAmong(tags: readonly string[], tag: string): boolean {
  const folded = foldCase(tag)
  return tags.some((other) => foldCase(other) === folded)
}

function notesOn({ kept, added, suggested, left }: NewTags): readonly Note[] {
  const notes: Note[] = []
  const count = kept.length + added.length
  if (added.some((tag) => tag.includes(','))) notes.push(note('conflict', 'comma'))
  if (added.some((tag) => tag.length > longestName)) notes.push(note('conflict', 'tag-too-long'))
  if (count > mostTags) notes.push(note('conflict', 'too-many'))
  else if (count > manyTags) notes.push(note('review', 'many', { n: count }))
  if (suggested.length > 0) {
    notes.push(note('review', 'suggested', { tags: suggested.join(', ') }))
  }
  if (left.length > 0) notes.push(note('info', 'full', { tags: left.join(', ') }))
  return notes
}

/** Writes the tags of a cell anew only where some of them go; else the new ones are added. */
function writeNew(cell: string, tags: readonly string[], { kept, added }: NewTags): string {
  const areKept = kept.length === tags.length && kept.every((tag, at) => tag === tags[at])
  if (areKept) return added.length === 0 ? cell : appendTags(cell, added)
  return writeTags([...kept, ...added], cell)
}

function hasSource({ rules, words, suggest, old, take }: AutoTagOptions): boolean {
  return rules.length > 0 || words.length > 0 || suggest || old === 'merge' || take.length > 0
}

/**
 * Plans tags: those of the rules, in their order, then those of the word lists, then suggestions.
 * Tags that a product has already, in whatever capitals, are not added again; others are spelled as
 * most products of the file have them.
 */
export function* plan(
  products: ProductTable,
  options: AutoTagOptions,
  { lastJob }: PlanContext,
): Planning {
  const { table, columns } = products
  const changes = new Changes<keyof Texts['reasons']>(table)
  const column = columns.find('tags')
  if (column === undefined) return changes.finish([], 'no-column')
  const preview: readonly PreviewColumn[] = [
    { kind: 'tags', key: 'tags' satisfies keyof Texts['columns'], column },
    {
      kind: 'computed',
      key: 'count' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (row, textAfter) => ({
        count: readTags(textAfter(column)).length,
        before: readTags(table.text(row, column)).length,
      }),
    },
  ]
  if (!hasSource(options)) return changes.finish(preview, 'no-source')
  const passes = filterProducts(products, options.scope, lastJob)
  const ruleTags = matchRules(products, options.rules)
  const wordTags = matchWords(products, tagsByWord(options.words))
  const cells = readCells(products, column)
  const spellings = spellingsOf(cells)
  const suggestions = options.suggest ? suggestTags(products) : () => []
  const taken = new Set(options.take.map((tag) => foldCase(tag.trim())))
  const isTaken = taken.size > 0 ? (tag: string) => taken.has(foldCase(tag)) : undefined
  let hasProducts = false
  let hasMatch = false

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product)) continue
    hasProducts = true
    const { text: cell, tags } = cells[index]!
    const candidates = {
      sure: [...ruleTags(product), ...wordTags(product)],
      suggested: suggestions(index, tags),
    }
    hasMatch ||= candidates.sure.length > 0 || candidates.suggested.length > 0
    const chosen = chooseTags(tags, candidates, options, spellings, isTaken)
    const text = writeNew(cell, tags, chosen)
    if (text !== cell) changes.set(product.firstRow, column, text, notesOn(chosen))
  }
  if (!hasProducts) return changes.finish(preview, 'no-products')
  return changes.finish(preview, hasMatch ? 'same' : 'no-match')
}
