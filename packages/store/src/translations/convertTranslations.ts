import { writeCell, translationColumnNames } from '@dropwatt/automations'
import type { LiveFile } from '../convert/convertLines.ts'
import { CsvWriter } from '../convert/CsvWriter.ts'
import { kindOf, numberOf } from '../convert/ids.ts'
import { smallNumbers } from '../convert/Numbers.ts'
import { isLack, type ConversionNote } from '../convert/notes.ts'
import { readLines, type BulkLines } from '../convert/readLines.ts'
import { sidecarVersion } from '../convert/Sidecar.ts'
import type { TranslatableNode } from '../operations/operationTypes.ts'
import type { TranslatedLine } from './pullTranslations.ts'
import { translatableKinds, typeNames, type TranslatableKind } from './translatable.ts'
import type { TranslationSidecar } from './TranslationSidecar.ts'

/** Facts about a store and about the translations that were read from it. */
export interface TranslationFacts {
  readonly currencyCode: string
  readonly locale: string
}

/** A live file of translations. */
export type TranslationLiveFile = LiveFile<TranslationSidecar>

/** Collects the texts of a store as rows of an export of translations. */
class TranslationRows {
  readonly #facts: TranslationFacts
  readonly #csv = new CsvWriter()
  readonly #products = new Map<number, number>()
  readonly #keys = new Map<string, number>()
  readonly #product = smallNumbers()
  readonly #ids: number[] = []
  readonly #kinds: number[] = []
  readonly #key = smallNumbers()
  readonly #digests: string[] = []
  readonly #outdated: number[] = []
  readonly #seen = new Set<string>()
  repeated = 0

  constructor(facts: TranslationFacts) {
    this.#facts = facts
    this.#writeRow(Object.values(translationColumnNames))
  }

  get products(): number {
    return this.#products.size
  }

  get rows(): number {
    return this.#ids.length
  }

  #writeRow(cells: readonly string[]): void {
    this.#csv.text(cells.map((cell) => writeCell(cell, ',')).join(','))
    this.#csv.endRow()
  }

  /** Adds the texts of an object. @throws {TypeError} if it is not what was asked for */
  add({ product, resourceId, translatableContent, translations }: TranslatedLine): void {
    const kind = kindOf(resourceId) as TranslatableKind
    const of = translatableKinds.indexOf(kind)
    const id = numberOf(resourceId)
    const number = numberOf(product)
    if (of === -1) throw new TypeError('The object has no texts.')
    const texts = new Map(translations.map((each) => [each.key, each]))
    const filled = translatableContent.filter(isFilled)
    if (this.#seen.has(resourceId)) {
      this.repeated += 1
      return
    }
    this.#seen.add(resourceId)
    const place = placeIn(this.#products, number)
    for (const { key, value, digest } of filled) {
      const { value: translation, outdated = false } = texts.get(key) ?? {}
      const isOutdated = outdated && (translation ?? '') !== ''
      const { locale } = this.#facts
      const status = isOutdated ? 'outdated' : ''
      this.#writeRow([typeNames[kind], `'${id}`, key, locale, '', status, value, translation ?? ''])
      this.#product.push(place)
      this.#ids.push(id)
      this.#kinds.push(of)
      this.#key.push(placeIn(this.#keys, key))
      this.#digests.push(digest)
      this.#outdated.push(isOutdated ? 1 : 0)
    }
  }

  finish(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly sidecar: TranslationSidecar } {
    return {
      bytes: this.#csv.finish(),
      sidecar: {
        version: sidecarVersion,
        kind: 'translations',
        ...this.#facts,
        products: Float64Array.from(this.#products.keys()),
        product: this.#product.toArray(),
        id: Float64Array.from(this.#ids),
        of: Uint8Array.from(this.#kinds),
        key: this.#key.toArray(),
        keys: [...this.#keys.keys()],
        digests: this.#digests,
        outdated: Uint8Array.from(this.#outdated),
      },
    }
  }
}

type Content = TranslatableNode['translatableContent'][number]

/** Whether there is a text to translate. */
function isFilled(
  content: Content,
): content is Content & { readonly value: string; readonly digest: string } {
  return content.value != null && content.value !== '' && content.digest != null
}

/** Returns the place of something in a list that gets it if it is new. */
function placeIn<Value>(places: Map<Value, number>, value: Value): number {
  const place = places.get(value) ?? places.size
  places.set(value, place)
  return place
}

/**
 * Converts the lines of `pullTranslations` into a live file: the export of translations that the store would
 * write, with a row for each text of its products in one language, and a sidecar of the ids behind its rows.
 * Rows are in the order of the lines.
 *
 * @param onProgress called with the number of products that were read so far. @default nobody is told
 * @throws {TypeError} if bytes are no UTF-8, and what reading the lines throws
 */
export async function convertTranslations(
  lines: BulkLines,
  facts: TranslationFacts,
  onProgress: (products: number) => void = () => {},
): Promise<TranslationLiveFile> {
  const rows = new TranslationRows(facts)
  let number = 0
  let unreadable = 0
  let first = 0
  let isCut = false
  for await (const { texts, isWhole } of readLines(lines)) {
    for (const text of texts) {
      number += 1
      try {
        rows.add(JSON.parse(text))
      } catch {
        if (!isWhole) isCut = true
        else if ((unreadable += 1) === 1) first = number
      }
    }
    onProgress(rows.products)
  }
  const notes: ConversionNote[] = []
  if (rows.products === 0) notes.push({ code: 'no-products' })
  if (isCut) notes.push({ code: 'cut' })
  if (unreadable > 0) notes.push({ code: 'unreadable-lines', count: unreadable, first })
  if (rows.repeated > 0) notes.push({ code: 'repeated', count: rows.repeated })
  const { products } = rows
  return {
    ...rows.finish(),
    notes,
    isComplete: !notes.some(isLack),
    products,
    variants: 0,
    rows: rows.rows,
  }
}
