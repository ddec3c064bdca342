import { createNote, type NoteMaker } from '../../plan/note.ts'
import type { Note } from '../../plan/Plan.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import { columnLimits } from '../../products/editableColumns.ts'
import type { strings } from './options.ts'

export const note: NoteMaker<keyof (typeof strings)['notes']> = createNote

const identifier = note('review', 'identifier')
const noTitle = note('conflict', 'no-title')

const identifiers: ReadonlySet<ColumnKey | undefined> = new Set(['sku', 'barcode'])

/** Says what is wrong with the new text of a cell. */
export function notesOnText(text: string, key: ColumnKey | undefined): readonly Note[] {
  const { min = 0, max = Infinity } = columnLimits(key)
  const size = text.trim().length
  if (key === 'title' && size === 0) return [noTitle]
  if (size > max) return [note('conflict', 'too-long', { max })]
  if (size > 0 && size < min) return [note('conflict', 'too-short', { min })]
  return identifiers.has(key) ? [identifier] : []
}
