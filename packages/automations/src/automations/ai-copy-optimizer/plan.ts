import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { Suggestion, TextRequest } from '../../plan/TextRequest.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { LettersOfFile, mayHaveSharpS, type FileLanguage } from '../../text/casing.ts'
import {
  cleanText,
  keepsCapitals,
  type CleanSettings,
  type TextKind,
  type YearRule,
} from './cleanText.ts'
import { newFacts } from './facts.ts'
import { readHtml, rewriteHtml } from './html.ts'
import { orderTitle } from './orderTitle.ts'
import { compareTitles, type Likeness } from './compareTitles.ts'
import { shorten, summarize } from './shorten.ts'
import { ProductSources, wordsOf } from './sources.ts'
import type { CopyOptions, CopyPart, strings } from './options.ts'
import { notesOnSuggested, requestText, type Wish } from './suggested.ts'
import { findYears, isOfItsYear, mayHaveYear } from './years.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const filled = note('info', 'filled')
const titleNotes: Readonly<Record<Likeness | 'own', readonly Note[]>> = {
  same: [note('conflict', 'same-title')],
  alike: [note('review', 'same-title')],
  own: [],
}
const lowered = note('review', 'lowered')
const capitalsKept = note('review', 'capitals-kept')

/** Longest title and description in search engines, in characters; the store counts with them. */
const longestSeoTitle = 70
const longestSeoDescription = 160

/** A text that loses more than this share needs review. */
const mostLost = 0.3

const partColumns = {
  title: 'title',
  description: 'description',
  'seo-title': 'seoTitle',
  'seo-description': 'seoDescription',
  alt: 'imageAltText',
} as const satisfies Readonly<Record<CopyPart, ColumnKey>>

/** A new text, with what is special about it. */
interface Rewrite {
  readonly text: string
  readonly notes: readonly Note[]
}

/** Rules by which the texts of all products are rewritten. */
interface WriterContext {
  readonly options: CopyOptions
  readonly file: FileLanguage
}

/** Rewrites the texts of one product by the options. */
class Writer {
  readonly #products: ProductTable
  readonly #product: Product
  readonly #options: CopyOptions
  readonly #sources: ProductSources
  readonly #rules: ReadonlySet<CopyOptions['clean'][number]>
  readonly #locked: readonly string[]
  readonly #file: FileLanguage
  readonly #years: YearRule
  #isOfItsYear: boolean | undefined
  #title: string | undefined

  /**
   * @param years those that are one too many
   * @param title the title that the product will have. @default its own, cleaned
   */
  constructor(
    products: ProductTable,
    product: Product,
    { options, file }: WriterContext,
    years: YearRule,
    title?: string,
  ) {
    this.#products = products
    this.#product = product
    this.#options = options
    this.#file = file
    this.#sources = new ProductSources(products, product)
    this.#rules = new Set(options.clean)
    this.#locked = [...options.locked, products.text(product.firstRow, 'vendor')]
    this.#years = years
    this.#title = title
  }

  title(text: string): Rewrite {
    return this.#limit(this.#order(this.#clean(text, 'name')), this.#options.max)
  }

  #order(title: string): string {
    if (this.#options.order.length === 0) return title
    const { brand, type, attribute } = this.#sources.titleParts
    const parts = {
      brand,
      type: this.#clean(type, 'name'),
      attribute: this.#clean(attribute, 'name'),
    }
    return orderTitle(title, parts, this.#options.order)
  }

  description(html: string): Rewrite {
    return { text: rewriteHtml(html, (text) => this.#clean(text, 'prose')), notes: [] }
  }

  seoTitle(text: string): Rewrite {
    if (text.trim() !== '') return this.#limit(this.#clean(text, 'name'), longestSeoTitle)
    const title = this.#ownTitle()
    const brand = this.#products.text(this.#product.firstRow, 'vendor').trim()
    const isNamed = brand === '' || title.toLowerCase().includes(brand.toLowerCase())
    const both = isNamed ? title : `${title} | ${brand}`
    return fill(both.length <= longestSeoTitle ? both : this.#limit(title, longestSeoTitle).text)
  }

  seoDescription(text: string): Rewrite {
    if (text.trim() !== '') return { text: this.#clean(text, 'prose'), notes: [] }
    const description = readHtml(this.#products.text(this.#product.firstRow, 'description'))
    const cleaned = this.#clean(description, 'prose').trim()
    return fill(summarize(cleaned, longestSeoDescription, this.#locked))
  }

  alt(text: string, row: number): Rewrite {
    if (text.trim() !== '') return { text: this.#clean(text, 'name'), notes: [] }
    const title = this.#ownTitle()
    const options = this.#sources.optionsOfPicture(this.#products.text(row, 'imageUrl'))
    const folded = title.toLowerCase()
    const further = options.filter((option) => !folded.includes(option.toLowerCase()))
    return fill([title, ...further].join(', '))
  }

  /** Request to a service for one text. */
  wish(part: CopyPart, before: string, row: number): Wish {
    const { engine } = this.#options
    const shared = { engine, part, before, facts: this.#sources.facts, locked: this.#locked }
    const title = this.#products.text(this.#product.firstRow, 'title').trim()
    switch (part) {
      case 'title':
        return { ...shared, start: title, max: this.#options.max }
      case 'description':
        return { ...shared, start: '' }
      case 'seo-title':
        return { ...shared, start: title, max: longestSeoTitle }
      case 'seo-description':
        return { ...shared, start: this.#sources.description || title, max: longestSeoDescription }
      case 'alt': {
        const options = this.#sources.optionsOfPicture(this.#products.text(row, 'imageUrl'))
        return { ...shared, start: [title, ...options].filter(Boolean).join(', ') }
      }
      default:
        return part satisfies never
    }
  }

  /** Takes over what a service wrote, by the rules that are on, and says what is wrong with it. */
  accept(wish: Wish, { text, by }: Suggestion): Rewrite {
    const after =
      wish.part === 'description'
        ? rewriteHtml(text, (part) => this.#clean(part, 'prose'))
        : this.#acceptLine(wish.part, text.replaceAll(/\s+/gu, ' ').trim())
    return { text: after, notes: notesOnSuggested({ ...wish, after, by }) }
  }

  #acceptLine(part: CopyPart, text: string): string {
    const cleaned = this.#clean(text, part === 'seo-description' ? 'prose' : 'name')
    return part === 'title' ? this.#order(cleaned) : cleaned
  }

  /** Says what to look at in a change. */
  notesOn(part: CopyPart, before: string, { text, notes }: Rewrite): readonly Note[] {
    const all: Note[] = []
    if (newFacts(text, [before]).length > 0) {
      const facts = newFacts(text, [before, ...this.#sources.texts])
      if (facts.length > 0) all.push(note('conflict', 'new-fact', { facts: facts.join(', ') }))
    }
    const lost = before === '' ? 0 : 1 - text.length / before.length
    if (lost > mostLost) all.push(note('review', 'shorter', { n: Math.round(lost * 100) }))
    const kept = new Set(wordsOf(text))
    const important = this.#sources.importantWords
    const removed = wordsOf(before).filter((word) => !kept.has(word) && important.has(word))
    if (removed.length > 0) {
      all.push(note('review', 'word-removed', { words: [...new Set(removed)].join(', ') }))
    }
    const years = findYears(before).flatMap(({ text: year, isNovelty }) =>
      isNovelty || text.includes(year) ? [] : year,
    )
    if (years.length > 0) all.push(note('review', 'year-removed', { years: years.join(', ') }))
    const sharp = before.includes('SS') ? (text.match(/\p{L}+/gu) ?? []) : []
    const doubtful = sharp.filter(
      (word) => !before.includes(word) && mayHaveSharpS(word.toLowerCase()),
    )
    if (doubtful.length > 0) all.push(note('review', 'sharp-s', { words: doubtful.join(', ') }))
    if (isProse(part) && lowersWords(before, text)) all.push(lowered)
    return [...all, ...notes]
  }

  /** Whether a text stays in capitals because its language is not clear. */
  keepsCapitals(part: CopyPart, text: string): boolean {
    return keepsCapitals(text, this.#settings(text, isProse(part) ? 'prose' : 'name'))
  }

  #clean(text: string, kind: TextKind): string {
    return cleanText(text, this.#settings(text, kind))
  }

  #settings(text: string, kind: TextKind): CleanSettings {
    return {
      rules: this.#rules,
      locked: this.#locked,
      kind,
      years: this.#yearsIn(text),
      file: this.#file,
    }
  }

  #yearsIn(text: string): YearRule {
    if (this.#years === 'none' || !mayHaveYear(text)) return this.#years
    const read = (key: 'title' | 'type') => this.#products.text(this.#product.firstRow, key)
    this.#isOfItsYear ??= isOfItsYear(read('title')) || isOfItsYear(read('type'))
    return this.#isOfItsYear ? 'none' : this.#years
  }

  #limit(text: string, max: number): Rewrite {
    const cut = shorten(text, max, this.#locked)
    if (cut === undefined) return { text, notes: [note('review', 'too-long', { n: max })] }
    return { text: cut, notes: cut === text ? [] : [note('info', 'shortened', { n: max })] }
  }

  /** The title as it will be. */
  #ownTitle(): string {
    this.#title ??= this.#clean(this.#products.text(this.#product.firstRow, 'title'), 'name')
    return this.#title
  }
}

function fill(text: string): Rewrite {
  return { text, notes: [filled] }
}

function rewritePart(writer: Writer, part: CopyPart, text: string, row: number): Rewrite {
  switch (part) {
    case 'title':
      return writer.title(text)
    case 'description':
      return writer.description(text)
    case 'seo-title':
      return writer.seoTitle(text)
    case 'seo-description':
      return writer.seoDescription(text)
    case 'alt':
      return writer.alt(text, row)
    default:
      return part satisfies never
  }
}

/** Returns how long the texts of columns are at most. */
function limitsOf(
  parts: readonly { readonly part: CopyPart; readonly column: number }[],
  title: number,
): ReadonlyMap<number, number> {
  const limits: Partial<Record<CopyPart, number>> = {
    title,
    'seo-title': longestSeoTitle,
    'seo-description': longestSeoDescription,
  }
  return new Map(
    parts.flatMap(({ part, column }) => {
      const limit = limits[part]
      return limit === undefined ? [] : [[column, limit] as const]
    }),
  )
}

function isProse(part: CopyPart): boolean {
  return part === 'description' || part === 'seo-description'
}

/** Whether words in capitals are in small letters in a new text. */
function lowersWords(before: string, text: string): boolean {
  const words = before.match(/\p{Lu}{3,}/gu) ?? []
  return words.some((word) => !text.includes(word) && text.includes(word.toLowerCase().slice(1)))
}

const fillable: ReadonlySet<CopyPart> = new Set(['seo-title', 'seo-description', 'alt'])

/**
 * Plans better texts by rules: words are taken away, put in order or written small, and empty cells are
 * filled from the other texts of the product. No rule adds a number or a unit. With another engine than
 * the rules it asks for texts, and checks those that it was given.
 */
export function* plan(
  products: ProductTable,
  options: CopyOptions,
  { lastJob, suggestions }: PlanContext,
): Planning {
  const { table, columns } = products
  const changes = new Changes<keyof Texts['reasons']>(table)
  const only: ReadonlySet<CopyPart> = new Set(options.only)
  const found = options.parts.flatMap((part) => {
    const column = columns.find(partColumns[part])
    return column === undefined ? [] : [{ part, column }]
  })
  const preview: readonly PreviewColumn[] = [
    {
      kind: 'field',
      key: 'field' satisfies keyof Texts['columns'],
      labels: new Map(found.map(({ part, column }) => [column, part])),
    },
    {
      kind: 'changed',
      key: 'text' satisfies keyof Texts['columns'],
      columns: found.map(({ column }) => column),
      limits: limitsOf(found, options.max),
    },
    {
      kind: 'computed',
      key: 'length' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (row, textAfter, column) =>
        column === undefined
          ? undefined
          : { count: textAfter(column).length, before: table.text(row, column).length },
    },
  ]
  if (found.length === 0) return changes.finish(preview, 'no-columns')
  const byRules = options.engine === 'rules'
  const passes = filterProducts(products, options.scope, lastJob)
  const file = new LettersOfFile(products)
  const context: WriterContext = { options, file }
  const requests = new Map<string, TextRequest>()
  let hasProducts = false
  let hasTexts = false
  let hasSuggestions = false

  /** Whether a cell is to be rewritten or filled. */
  function isMeant(part: CopyPart, text: string, row: number): boolean {
    if (part === 'alt' && products.text(row, 'imageUrl').trim() === '') return false
    return text.trim() === '' ? fillable.has(part) : !only.has(part)
  }

  /** Finds what a service wrote; asks for it if it has written nothing. */
  function suggested(writer: Writer, part: CopyPart, before: string, row: number) {
    const wish = writer.wish(part, before, row)
    const request = requestText(wish)
    if (!request) return undefined
    const suggestion = suggestions?.get(request.key)
    if (suggestion) return writer.accept(wish, suggestion)
    requests.set(request.key, request)
    return undefined
  }

  function rewrite(writer: Writer, part: CopyPart, before: string, row: number) {
    return byRules ? rewritePart(writer, part, before, row) : suggested(writer, part, before, row)
  }

  const titles: (Rewrite | undefined)[] = []

  /** Writes the new title of a product; returns its own where it stays. */
  function titleOf(index: number, before: string, years: YearRule): string {
    const product = products.products[index]!
    const { firstRow } = product
    if (!passes(product) || !isMeant('title', before, firstRow)) return before
    const title = rewrite(new Writer(products, product, context, years), 'title', before, firstRow)
    titles[index] = title
    return title === undefined || title.text.trim() === '' ? before : title.text
  }

  const { length } = products.products
  const hasTitles = found.some(({ part }) => part === 'title')
  const likeness = hasTitles ? yield* compareTitles(products, titleOf) : undefined

  for (const [index, product] of products.products.entries()) {
    // Titles are about half of the work.
    if (index % productsPerStep === 0) yield likeness ? Math.floor((length + index) / 2) : index
    if (!passes(product)) continue
    hasProducts = true
    const isRefused = likeness?.get(index) === 'same'
    const title = isRefused ? products.text(product.firstRow, 'title') : titles[index]?.text
    // Without its new title beside it, a text keeps the years that may tell products apart.
    const writer = new Writer(products, product, context, likeness ? 'any' : 'novelties', title)
    for (const { part, column } of found) {
      const end = part === 'alt' ? product.endRow : product.firstRow + 1
      for (let row = product.firstRow; row < end; row += 1) {
        const before = table.text(row, column)
        if (!isMeant(part, before, row)) continue
        hasTexts = true
        const written = part === 'title' ? titles[index] : rewrite(writer, part, before, row)
        if (!written) continue
        hasSuggestions = true
        if (part !== 'description' && writer.keepsCapitals(part, written.text)) {
          changes.remark({ ...capitalsKept, row, column })
        }
        if (written.text === before || written.text.trim() === '') continue
        const same = part === 'title' ? titleNotes[likeness?.get(index) ?? 'own'] : []
        changes.set(row, column, written.text, [...writer.notesOn(part, before, written), ...same])
      }
    }
  }
  return {
    ...changes.finish(preview, reason()),
    ...(requests.size > 0 && { requests: [...requests.values()] }),
  }

  function reason(): keyof Texts['reasons'] {
    if (!hasProducts) return 'no-products'
    if (!hasTexts) return 'nothing-to-fill'
    if (byRules) return 'clean'
    return hasSuggestions ? 'written-same' : 'not-written'
  }
}
