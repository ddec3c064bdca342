import { fillIn } from '../options/texts.ts'
import type { UnpackCode, UnpackedFrom } from '../spreadsheets/unpacked.types.ts'
import { severities, type ReportedNote } from './ReportedNote.ts'

const texts: Readonly<Record<UnpackCode, string>> = {
  'sheet-of-several': 'Read from the sheet {sheet}; not read: {others}. Choose one with --sheet.',
  'rows-above': 'Rows above the header, left out: {n}. Row numbers count from the header.',
  'hidden-rows': 'Hidden rows of the sheet, which are read as well: {n}.',
  'hidden-columns': 'Hidden columns of the sheet, which are read as well: {n}.',
  'merged-cells': 'Merged cells, of which only the first has the text: {n}.',
  'no-results': 'Formulas without a saved result, read as empty: {n} ({cells}).',
  'error-values': 'Cells that show an error: {n} ({cells}).',
  'long-numbers': 'Numbers with more digits than a workbook keeps: {n} ({cells}).',
}

const formats: Readonly<Record<UnpackedFrom['format'], string>> = {
  XLSX: 'Read from the workbook as CSV; the result is CSV.',
  ZIP: 'Read from the ZIP: {part}.',
}

/** Reports where a table was, and what is to be known about it. */
export function reportUnpacked({ format, part, notes }: UnpackedFrom): ReportedNote[] {
  const about = { row: null, column: null }
  return [
    {
      severity: 'info',
      code: 'unpacked',
      ...about,
      message: fillIn(formats[format], { part }, 'en'),
    },
    ...notes.map(({ code, tone, values }) => ({
      severity: severities[tone],
      code,
      ...about,
      message: fillIn(texts[code], values, 'en'),
    })),
  ]
}
