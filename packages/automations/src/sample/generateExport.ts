import { writeCell } from '../csv/cells.ts'
import type { Delimiter, LineEnd } from '../csv/dialect.ts'
import { encodeFile, type Encoding } from '../csv/encoding.ts'
import { Columns } from '../products/Columns.ts'
import { catalogueRows, type Cells } from './catalogue.ts'
import { headers, type HeaderNames } from './header.ts'
import { Random } from './Random.ts'

/** Layout of an export. */
export interface ExportQuirks {
  /** The names of the columns: of today's template, or those of older exports. @default 'legacy' */
  readonly header?: HeaderNames
  /** @default 'utf-8' */
  readonly encoding?: Encoding
  /** Whether it begins with a byte order mark. @default false */
  readonly hasMark?: boolean
  /** @default ',' */
  readonly delimiter?: Delimiter
  /** @default '\n' */
  readonly lineEnd?: LineEnd
  /** Whether the last row has a line end. @default true */
  readonly endsLine?: boolean
}

export interface ExportOptions {
  /** Number of products. 5,000 give about 26,500 rows and 9 MB. */
  readonly products: number
  /** The same seed gives the same bytes. @default 1 */
  readonly seed?: number
  readonly quirks?: ExportQuirks
}

/** Columns in which the admin writes an empty text as two quotes. */
const quotedWhenEmpty = ['category', 'type', 'tags', 'imageAltText', 'description'] as const

/** Texts that today's template writes in capitals, where exports do not. */
const templateTexts: ReadonlyMap<string, string> = new Map([
  ['true', 'TRUE'],
  ['false', 'FALSE'],
  ['deny', 'DENY'],
  ['continue', 'CONTINUE'],
  ['active', 'Active'],
  ['draft', 'Draft'],
  ['archived', 'Archived'],
])

const exportTexts: ReadonlyMap<string, string> = new Map()

/** Gives the texts of a row by column. */
function placeCells(columns: Columns, cells: Cells): Map<number, string> {
  const { canadaIncluded, canadaPrice, canadaCompareAtPrice, metafields, google, ...named } = cells
  const canada = columns.markets.get('Canada')
  const places: [column: number | undefined, text: string | undefined][] = [
    [canada?.included, canadaIncluded],
    [canada?.price, canadaPrice],
    [canada?.compareAtPrice, canadaCompareAtPrice],
    [columns.metafields.find(({ key }) => key === 'fabric')?.column, metafields],
    [columns.metafields.find(({ key }) => key === 'country_of_origin')?.column, google && 'PT'],
  ]
  for (const [key, text] of Object.entries(named)) {
    places.push([columns.find(key as keyof typeof named), text])
  }
  return new Map(
    places.flatMap(([column, text]) =>
      column === undefined || text === undefined ? [] : [[column, text]],
    ),
  )
}

/**
 * Makes up a product export as Shopify writes it: variants and pictures in rows of their own, prices
 * of a market, descriptions in HTML, and what goes wrong in real ones without keeping them from being
 * imported, such as discounts that are none or a vendor in several spellings.
 */
export function generateExport({ products, seed = 1, quirks = {} }: ExportOptions): Uint8Array {
  const { header = 'legacy', encoding = 'utf-8', hasMark = false, delimiter = ',' } = quirks
  const { lineEnd = '\n', endsLine = true } = quirks
  const names = headers[header]
  const columns = new Columns(names)
  const quoted = new Set(quotedWhenEmpty.map((key) => columns.find(key)))
  const inCase = header === 'current' ? templateTexts : exportTexts
  const lines = catalogueRows(new Random(seed), products).map((cells) => {
    const places = placeCells(columns, cells)
    return names
      .map((_, column) => {
        const text = places.get(column) ?? ''
        const isQuoted = text === '' && places.has(column) && quoted.has(column)
        return writeCell(inCase.get(text) ?? text, delimiter, isQuoted ? '""' : '')
      })
      .join(delimiter)
  })
  const head = names.map((name) => writeCell(name, delimiter)).join(delimiter)
  const text = [head, ...lines].join(lineEnd) + (endsLine ? lineEnd : '')
  return encodeFile(new TextEncoder().encode(text), { encoding, hasMark })
}
