import type { AbsentField, ShopFacts } from '../fields/Field.ts'
import { orderCatalogue, maxMetafieldColumns, type Catalogue } from './Catalogue.ts'
import { Collector } from './Collector.ts'
import { idOf } from './ids.ts'
import { absentFields } from './layout.ts'
import { listMarkets } from './listMarkets.ts'
import { makeSidecar } from './makeSidecar.ts'
import { isLack, type ConversionNote } from './notes.ts'
import { readLines, type BulkLines } from './readLines.ts'
import { RowWriter } from './RowWriter.ts'
import type { Sidecar } from './Sidecar.ts'
import type { LiveSidecar } from '../translations/TranslationSidecar.ts'

/** Facts about a store and about what was read from it. */
export interface ConversionFacts extends ShopFacts {
  /** Number of products that the store said it would answer with. @default not known */
  readonly products?: number
}

/** A live file: an export of products or translations of a store, and the ids behind its rows. */
export interface LiveFile<Ids extends LiveSidecar = Sidecar> {
  /** An export in the form of today. */
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly sidecar: Ids
  readonly notes: readonly ConversionNote[]
  /** Whether all that the store answered is in the file. Otherwise a note says what is not. */
  readonly isComplete: boolean
  readonly products: number
  /** None in a file of translations. */
  readonly variants: number
  /** Without the header. */
  readonly rows: number
}

/** Lines that were not understood. */
interface Unread {
  count: number
  first: number
  isCut: boolean
}

async function collect(
  lines: BulkLines,
  collector: Collector,
  onProgress: (products: number) => void,
): Promise<Unread> {
  const unread: Unread = { count: 0, first: 0, isCut: false }
  let number = 0
  for await (const { texts, isWhole } of readLines(lines)) {
    for (const text of texts) {
      number += 1
      try {
        collector.add(JSON.parse(text))
      } catch {
        if (!isWhole) unread.isCut = true
        else if ((unread.count += 1) === 1) unread.first = number
      }
    }
    onProgress(collector.productPlaces.size)
  }
  return unread
}

function notesOf(
  collector: Collector,
  catalogue: Catalogue,
  unread: Unread,
  expected: number | undefined,
  absentOfMarkets: readonly AbsentField[],
): ConversionNote[] {
  const { variants, images, metafields, columns, leftOut, withoutVariants } = catalogue
  const read = collector.productPlaces.size
  const product = idOf('Product', collector.products.id.at(withoutVariants[0] ?? 0))
  const strays = variants.strays + images.strays + metafields.strays
  const notes: readonly (ConversionNote | false)[] = [
    read === 0 && { code: 'no-products' },
    unread.isCut && { code: 'cut' },
    unread.count > 0 && { code: 'unreadable-lines', count: unread.count, first: unread.first },
    strays > 0 && { code: 'without-product', count: strays },
    withoutVariants.length > 0 && {
      code: 'without-variants',
      count: withoutVariants.length,
      product,
    },
    expected !== undefined && expected !== read && { code: 'other-count', expected, read },
    collector.repeated > 0 && { code: 'repeated', count: collector.repeated },
    collector.otherMedia > 0 && { code: 'other-media', count: collector.otherMedia },
    columns.length > 0 && { code: 'unnamed-metafields', count: columns.length },
    leftOut > 0 && { code: 'too-many-metafields', count: leftOut, most: maxMetafieldColumns },
    collector.cells.damaged > 0 && {
      code: 'damaged-characters',
      count: collector.cells.damaged,
    },
    ...[...absentFields, ...absentOfMarkets].map((field): ConversionNote => ({
      code: 'absent-column',
      field,
    })),
  ]
  return notes.filter((note) => note !== false)
}

/**
 * Converts what a store answered to PullProducts into a live file: the product export that the store would
 * write, with the columns that the API can say, and a sidecar of the ids behind its rows.
 *
 * The lines may come in any order and be cut anywhere, as long as the pictures of one product follow one
 * another as they do in the store: they alone have no number. Products are ordered by their ids.
 *
 * @param onProgress called with the number of products that were read so far. @default nobody is told
 * @throws {TypeError} if bytes are no UTF-8, and what reading the lines throws
 */
export async function convertLines(
  lines: BulkLines,
  facts: ConversionFacts,
  onProgress: (products: number) => void = () => {},
): Promise<LiveFile> {
  const collector = new Collector(facts)
  const unread = await collect(lines, collector, onProgress)
  const catalogue = orderCatalogue(collector)
  const { markets, absent } = listMarkets(collector.markets)
  const writer = new RowWriter(collector, catalogue, markets)
  const bytes = writer.write()
  const { sidecar, unknownValues } = makeSidecar(collector, catalogue, facts.currencyCode, markets)
  const notes = notesOf(collector, catalogue, unread, facts.products, absent)
  if (writer.unknownPictures > 0) {
    notes.push({ code: 'unknown-pictures', count: writer.unknownPictures })
  }
  if (unknownValues > 0) notes.push({ code: 'unknown-option-values', count: unknownValues })
  return {
    bytes,
    sidecar,
    notes,
    isComplete: !notes.some(isLack),
    products: catalogue.products.length,
    variants: catalogue.variants.places.length,
    rows: writer.rows,
  }
}
