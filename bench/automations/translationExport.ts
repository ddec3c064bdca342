import type { OpenFile } from '../../packages/automations/src/index.ts'
import { listAsCsv } from '../../packages/automations/src/csv/listAsCsv.ts'

const locale = 'it'

/** An export of translations, and what is known of them. */
export interface TranslationExport {
  readonly bytes: Uint8Array
  /** Saved translations as CSV: of every other title, and of texts that are like the others. */
  readonly saved: string
}

/** Makes an export of translations with the titles of products, none of which is translated yet. */
export function translationExport({ current }: OpenFile): TranslationExport {
  const titles = current.products.map(({ firstRow }) => current.text(firstRow, 'title'))
  const header =
    'Type,Identification,Field,Locale,Market,Status,Default content,Translated content'.split(',')
  const rows = titles.map((title, at) => [
    'PRODUCT',
    `'${1_000_000 + at}`,
    'title',
    locale,
    '',
    '',
    title,
    '',
  ])
  const saved = titles.map((title, at) => [
    at % 2 === 0 ? title : `${title}s`,
    `${title} (${locale})`,
  ])
  return {
    bytes: new TextEncoder().encode(listAsCsv([header, ...rows])),
    saved: listAsCsv([['text', locale], ...saved]),
  }
}
