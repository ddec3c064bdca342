import type { ProductTable } from '../products/ProductTable.ts'
import type { Plan } from '../plan/Plan.ts'
import type { Preview } from '../preview/Preview.ts'
import { fieldLabel } from './fieldLabel.ts'
import { protectText, type ProtectedText } from './protectText.ts'
import type { TranslationCounts, TranslationQuery, TranslationRow } from './rows.ts'
import { Segmenter } from './segments.ts'
import type { TranslationOrigin } from './sources.ts'
import { textsOf } from './textsOf.ts'

/** Data that a list of translations is made from. */
export interface TranslationListSource {
  readonly products: ProductTable
  /** A plan of translations. */
  readonly plan: Plan
  /** The preview of the plan, which knows what is excluded. */
  readonly preview: Preview
  /** Words and names of fields that are never translated. */
  readonly never: readonly string[]
  /** Gives the row number in the source file, with the header as 1. */
  readonly numberOf: (row: number) => number
  /** Gives the line of the source file that a row begins on, with the first as 1. */
  readonly lineOf: (row: number) => number
}

interface ListedText {
  readonly row: number
  readonly product: number
  readonly isLocked: boolean
  /** Whether it counts: it has a source with words, and is no text of a market beside one for all. */
  readonly isOpen: boolean
  readonly isPlanned: boolean
  readonly hasTranslation: boolean
}

const noOrigins: Readonly<Record<TranslationOrigin, number>> = {
  saved: 0,
  glossary: 0,
  typed: 0,
  browser: 0,
  service: 0,
}

/**
 * The texts of one language with what a plan makes of them, in the order of the file. Texts are read
 * for the rows that are asked for alone.
 */
export class TranslationList {
  readonly #source: TranslationListSource
  readonly #segmenter: Segmenter
  readonly #texts: readonly ListedText[]
  #listed: readonly ListedText[] = []

  constructor(source: TranslationListSource) {
    this.#source = source
    this.#segmenter = new Segmenter(source.never)
    this.#texts = this.#findTexts()
    this.#listed = this.#texts
  }

  /** The language of the translations. */
  get locale(): string {
    return this.#source.plan.translations?.locale ?? ''
  }

  #findTexts(): readonly ListedText[] {
    const { products, plan, never } = this.#source
    const { table, translations } = products
    if (!translations || !plan.translations) return []
    const planned = plan.translations.origins
    const isOpen = new Map<string, boolean>()
    const hasWords = (text: string) => {
      const known = isOpen.get(text) ?? this.#segmenter.hasWords(text)
      isOpen.set(text, known)
      return known
    }
    return [...products.products.keys()].flatMap((product) =>
      textsOf(products, product, this.locale, never).map(({ row, isLocked, isOfMarket }) => {
        const isPlanned = planned.has(row)
        const hasTranslation = !table.isBlank(row, translations.translation)
        return {
          row,
          product,
          isLocked,
          isPlanned,
          hasTranslation,
          isOpen:
            !isLocked &&
            (isPlanned ||
              (!isOfMarket && (hasTranslation || hasWords(table.text(row, translations.source))))),
        }
      }),
    )
  }

  /** Counts the texts with what is excluded now. */
  get counts(): TranslationCounts {
    const { plan } = this.#source
    const origins = { ...noOrigins }
    let [texts, filled, empty, existing] = [0, 0, 0, 0]
    let [outdated, review, conflicts, excluded] = [0, 0, 0, 0]
    for (const text of this.#texts) {
      if (!text.isOpen) continue
      texts += 1
      const state = this.#stateOf(text)
      if (state.isConflict) conflicts += 1
      if (state.isExcluded) excluded += 1
      if (state.isFilled) {
        filled += 1
        if (state.needsReview) review += 1
        const origin = plan.translations?.origins.get(text.row)
        if (origin) origins[origin] += 1
      } else if (text.hasTranslation) {
        existing += 1
        if (this.#isOutdated(text.row)) outdated += 1
      } else empty += 1
    }
    return { texts, filled, origins, empty, existing, outdated, review, conflicts, excluded }
  }

  /** The number of texts in the list. */
  get count(): number {
    return this.#listed.length
  }

  /** Chooses the texts of the list; positions refer to this list from then on. */
  list({ filter, search }: TranslationQuery): void {
    const sought = search.trim().toLowerCase()
    this.#listed = this.#texts.filter(
      (text) => this.#passes(text, filter) && (sought === '' || this.#has(text, sought)),
    )
  }

  #passes(text: ListedText, filter: TranslationQuery['filter']): boolean {
    if (filter === 'all') return true
    if (!text.isOpen) return false
    const state = this.#stateOf(text)
    switch (filter) {
      case 'filled':
        return state.isFilled
      case 'empty':
        return !state.isFilled && !text.hasTranslation
      case 'review':
        return state.needsReview
      case 'conflicts':
        return state.isConflict
      case 'excluded':
        return state.isExcluded
      default:
        return filter satisfies never
    }
  }

  #has({ row, product }: ListedText, sought: string): boolean {
    const { products, preview, numberOf } = this.#source
    const { table, translations } = products
    if (!translations) return false
    const { field, source, translation } = translations
    return (
      String(numberOf(row)) === sought ||
      [
        table.text(row, field),
        table.text(row, source),
        preview.fullCell(row, translation).after ?? table.text(row, translation),
        products.products[product]?.handle ?? '',
      ].some((text) => text.toLowerCase().includes(sought))
    )
  }

  #stateOf({ row, isPlanned }: ListedText) {
    const { products, preview } = this.#source
    const column = products.translations?.translation
    if (!isPlanned || column === undefined) {
      return { isFilled: false, needsReview: false, isConflict: false, isExcluded: false }
    }
    const { notes, isExcluded } = preview.stateOf(row, column)
    const isConflict = notes.some(({ tone }) => tone === 'conflict')
    const isFilled = !isConflict && !isExcluded
    const needsReview = isFilled && notes.some(({ tone }) => tone === 'review')
    return { isFilled, needsReview, isConflict, isExcluded }
  }

  #isOutdated(row: number): boolean {
    const { table, translations } = this.#source.products
    const status = translations?.status
    return status !== undefined && table.text(row, status).trim().toLowerCase() === 'outdated'
  }

  /** Reads rows of the list, from one position up to, but not including, another. */
  rows(from: number, to: number): readonly TranslationRow[] {
    const start = Math.max(0, from)
    return this.#listed.slice(start, to).map((text, at) => this.#read(text, start + at))
  }

  #read(text: ListedText, index: number): TranslationRow {
    const { products, plan, preview, numberOf, lineOf } = this.#source
    const { table, translations } = products
    const columns = translations!
    const { row, isLocked } = text
    const product = products.products[text.product]!
    const source = table.text(row, columns.source)
    const { before, after, notes } = preview.fullCell(row, columns.translation)
    const market = columns.market === undefined ? '' : table.text(row, columns.market).trim()
    const origin = plan.translations?.origins.get(row)
    const match = plan.translations?.matches.get(row)
    const { isExcluded, isConflict, needsReview } = this.#stateOf(text)
    return {
      index,
      row,
      number: numberOf(row),
      line: lineOf(row),
      name: products.nameOf(product),
      type: table.text(row, columns.type),
      field: fieldLabel(table.text(row, columns.field).trim()),
      ...(market !== '' && { market }),
      source,
      placeholders: this.#segmenter
        .split(source)
        .flatMap((segment) => (segment.placeholder === undefined ? [] : segment.text)),
      translation: after ?? before,
      before,
      ...(origin && { origin }),
      ...(match !== undefined && { match }),
      ...(isLocked && { isLocked }),
      ...(this.#isOutdated(row) && { isOutdated: true as const }),
      ...(isExcluded && { isExcluded }),
      ...(isConflict && { isConflict }),
      needsReview,
      notes,
    }
  }

  /**
   * Finds the next row of the list that needs review. Behind the last one it begins anew.
   *
   * @param from the position to begin behind; -1 for the first or the last of the list
   */
  nextReview(from: number, direction: 'next' | 'previous'): number | undefined {
    const size = this.#listed.length
    const step = direction === 'next' ? 1 : -1
    const start = from < 0 && step === -1 ? size : from
    for (let passed = 1; passed <= size; passed += 1) {
      const at = (start + step * passed + size * 2) % size
      if (this.#stateOf(this.#listed[at]!).needsReview) return at
    }
    return undefined
  }

  /** Lists the texts that stay without a translation, each once, such as for a service to translate. */
  untranslated(): readonly string[] {
    const { table, translations } = this.#source.products
    if (!translations) return []
    const open = this.#texts.filter(
      (text) => text.isOpen && !text.isPlanned && !text.hasTranslation,
    )
    return [...new Set(open.map(({ row }) => table.text(row, translations.source)))]
  }

  /** Prepares texts for a service: with marks for what it must not change. */
  protect(texts: readonly string[]): readonly ProtectedText[] {
    return texts.map((text) => protectText(text, this.#segmenter))
  }
}
