import { Changes, productsPerStep } from '../../plan/Changes.ts'
import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note, Planning, PreviewColumn } from '../../plan/Plan.ts'
import type { PlanContext } from '../../plan/Planner.ts'
import type { Suggestion, TextRequest } from '../../plan/TextRequest.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { filterProducts } from '../../scope/filterProducts.ts'
import { cleanText, type TextKind } from './cleanText.ts'
import { newFacts } from './facts.ts'
import { readHtml, rewriteHtml } from './html.ts'
import type { CopyOptions, CopyPart } from './options.ts'
import { orderTitle } from './orderTitle.ts'
import { shorten, summarize } from './shorten.ts'
import { ProductSources, wordsOf } from './sources.ts'
import type { strings } from './strings.ts'
import { notesOnSuggested, requestText, type Wish } from './suggested.ts'

type Texts = typeof strings

const note: NoteMaker<keyof Texts['notes']> = createNote
const filled = note('info', 'filled')

/** What search engines show of a title and a description, in characters; the store counts with them. */
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

/** Rewrites the texts of one product by the options. */
class Writer {
  readonly #products: ProductTable
  readonly #product: Product
  readonly #options: CopyOptions
  readonly #sources: ProductSources
  readonly #rules: ReadonlySet<CopyOptions['clean'][number]>
  readonly #locked: readonly string[]
  #title: string | undefined

  constructor(products: ProductTable, product: Product, options: CopyOptions) {
    this.#products = products
    this.#product = product
    this.#options = options
    this.#sources = new ProductSources(products, product)
    this.#rules = new Set(options.clean)
    this.#locked = [...options.locked, products.text(product.firstRow, 'vendor')]
  }

  title(text: string): Rewrite {
    return this.#limit(this.#order(this.#clean(text, 'name')), this.#options.max)
  }

  #order(title: string): string {
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

  /** What to ask a service for. */
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
  notesOn(before: string, { text, notes }: Rewrite): readonly Note[] {
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
    return [...all, ...notes]
  }

  #clean(text: string, kind: TextKind): string {
    return cleanText(text, { rules: this.#rules, locked: this.#locked, kind })
  }

  #limit(text: string, max: number): Rewrite {
    const cut = shorten(text, max, this.#locked)
    if (cut === undefined) return { text, notes: [note('review', 'too-long', { n: max })] }
    return { text: cut, notes: cut === text ? [] : [note('info', 'shortened', { n: max })] }
  }

  /** The title as it will be. */
  #ownTitle(): string {
    if (this.#title === undefined) {
      const title = this.#products.text(this.#product.firstRow, 'title')
      const { text } = this.#options.parts.includes('title')
        ? this.title(title)
        : { text: this.#clean(title, 'name') }
      this.#title = text
    }
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
    { kind: 'changed', key: 'text' satisfies keyof Texts['columns'] },
    {
      kind: 'computed',
      key: 'length' satisfies keyof Texts['columns'],
      isNumber: true,
      valueOf: (_, textAfter, column) =>
        column === undefined ? undefined : { text: String(textAfter(column).length) },
    },
  ]
  if (found.length === 0) return changes.finish(preview, 'no-columns')
  const byRules = options.engine === 'rules'
  const passes = filterProducts(products, options.scope, lastJob)
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

  for (const [index, product] of products.products.entries()) {
    if (index % productsPerStep === 0) yield index
    if (!passes(product, index)) continue
    hasProducts = true
    const writer = new Writer(products, product, options)
    for (const { part, column } of found) {
      const end = part === 'alt' ? product.endRow : product.firstRow + 1
      for (let row = product.firstRow; row < end; row += 1) {
        const before = table.text(row, column)
        if (!isMeant(part, before, row)) continue
        hasTexts = true
        const rewrite = byRules
          ? rewritePart(writer, part, before, row)
          : suggested(writer, part, before, row)
        if (!rewrite) continue
        hasSuggestions = true
        if (rewrite.text === before || rewrite.text.trim() === '') continue
        changes.set(row, column, rewrite.text, writer.notesOn(before, rewrite))
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
