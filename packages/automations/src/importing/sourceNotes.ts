import type { ImportNote } from './ImportPlan.ts'
import type { Mapping } from './MatchedColumn.ts'
import { headingsIn } from './sources/listSources.ts'
import { importNote } from './SuppliedProduct.ts'
import type { SupplierList } from './SupplierList.ts'

/** Says what was found of a list before its rows are read. */
export function listNotes(list: SupplierList): ImportNote[] {
  const { source, rowsAbove } = list
  const notes: ImportNote[] = []
  if (source) notes.push(importNote('info', 'recognised', { source: source.name }))
  if (rowsAbove > 0) notes.push(importNote('info', 'rows-above', { n: rowsAbove }))
  return notes
}

/** A number that changes nothing. */
const zero = /^[0.,\s]*$/u

/** Finds the columns with one of some headings that hold more than zeros. */
function filledColumns(list: SupplierList, headings: string | undefined): number[] {
  if (headings === undefined) return []
  return list
    .columnsOf(headingsIn(headings))
    .filter((column) => list.columns[column]?.samples.some((text) => !zero.test(text)))
}

/** Says which columns of a recognised export change prices and are not read, and which prices lack the tax. */
export function sourceNotes(list: SupplierList, { columns }: Mapping): ImportNote[] {
  const { source } = list
  if (!source) return []
  const createNoteOn = (code: 'not-read' | 'column-without-tax') => (column: number) =>
    importNote('review', code, { column: list.columns[column]?.name ?? '' }, { column })
  const isUnread = (column: number) => columns[column]?.target.target === 'none'
  return [
    ...filledColumns(list, source.unread).filter(isUnread).map(createNoteOn('not-read')),
    ...filledColumns(list, source.withoutTax)
      .filter((column) => columns[column]?.target.target === 'price')
      .map(createNoteOn('column-without-tax')),
  ]
}
