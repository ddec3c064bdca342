import * as fc from 'fast-check'
import { writeCell } from '../csv/cells.ts'
import { encodeFile, type Encoding } from '../csv/encoding.ts'
import type { Table } from '../csv/Table.ts'
import { OpenFile } from '../file/OpenFile.ts'
import type { DownloadChoice } from '../download/writeDownload.ts'
import { PatchList } from '../patches/PatchList.ts'
import type { Patch } from '../patches/Patch.ts'

/** Encodes a text as UTF-8. */
export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Decodes UTF-8, and keeps a byte order mark. */
export function decode(bytes: Uint8Array = new Uint8Array()): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Opens a text, or its lines, as an export. */
export function openText(...lines: readonly string[]): OpenFile {
  return OpenFile.open(encode(lines.join('\n')), { name: 'products.csv' })
}

/** Downloads a file as a text; empty where nothing changed. */
export function downloadText(file: OpenFile, which: DownloadChoice['which'] = 'whole'): string {
  return decode(file.download({ which })[0]?.bytes)
}

/** Lists the texts of all cells, row by row. */
export function cellsOf(table: Table): string[][] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    Array.from({ length: table.cellCount(row) }, (__, column) => table.text(row, column)),
  )
}

/** A cell with its new text. */
export type NewText = readonly [row: number, column: number, text: string]

/** Plans new texts for cells. */
export function patchCells(table: Table, texts: readonly NewText[]): Patch[] {
  const list = new PatchList(table)
  for (const text of texts) list.set(...text)
  return list.toPatches()
}

/** A cell to write, and whether it is quoted without need. */
type AnyCell = readonly [text: string, isQuoted: boolean]

/** Draws files with these rows, in any delimiter, line end and encoding. */
export function anyFile(
  rows: fc.Arbitrary<readonly (readonly AnyCell[])[]>,
  encodings: readonly [Encoding, ...Encoding[]],
): fc.Arbitrary<Uint8Array> {
  return fc
    .record({
      delimiter: fc.constantFrom<',' | ';' | '\t'>(',', ';', '\t'),
      rows,
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      endsLine: fc.boolean(),
      encoding: fc.constantFrom(...encodings),
      hasMark: fc.boolean(),
    })
    .map(({ delimiter, rows: drawn, lineEnd, endsLine, encoding, hasMark }) => {
      const header = ['Handle', 'Title', 'Variant Price'].join(delimiter)
      const lines = drawn.map((cells) =>
        cells.map(([text, isQuoted]) => writeCell(text, delimiter, isQuoted ? '""' : '')),
      )
      const content = [header, ...lines.map((cells) => cells.join(delimiter))].join(lineEnd)
      return encodeFile(encode(content + (endsLine ? lineEnd : '')), {
        encoding,
        // UTF-16 is only sure to be recognised by its mark, and Windows-1252 has none.
        hasMark: encoding.startsWith('utf-16') || (hasMark && encoding === 'utf-8'),
      })
    })
}
