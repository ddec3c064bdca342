import { numberFormat } from '../../i18n/index.js'
import type { DiffCellStrings } from '../DiffCell/DiffCell.strings.js'
import { describeDiff } from '../DiffCell/DiffContent.js'
import type { ReadOnlyStrings } from '../ReadOnly/ReadOnly.strings.js'
import type { DiffTableStrings } from './DiffTable.strings.js'
import type { DiffColumn, DiffNoteTone, DiffRow } from './DiffTable.types.js'

/** The texts and the language of a table. */
export interface Wording {
  readonly strings: DiffTableStrings
  readonly cellStrings: DiffCellStrings
  readonly readOnlyStrings: ReadOnlyStrings
  readonly locale: string
}

/** Joins parts of what is said into sentences. */
function sentences(parts: readonly (string | undefined)[]): string {
  const present = parts.filter((part) => part !== undefined && part !== '')
  return present.map((part) => (part?.endsWith('.') ? part : `${part}.`)).join(' ')
}

/** Returns the name of a column, with its market. */
export function columnName({ label, market }: DiffColumn): string {
  return market === undefined ? label : `${label} / ${market}`
}

/** Says the name of a column, and that it is locked if it is. */
export function spokenName(column: DiffColumn, { readOnlyStrings }: Wording): string {
  const name = columnName(column)
  return column.readOnly ? readOnlyStrings.column(name) : name
}

/** Returns what a row is called outside the table: a cell by its field and what it belongs to. */
export function rowName({ name, field }: DiffRow): string {
  return field === undefined ? name : `${field}, ${name}`
}

/** Returns how many variants or cells of a product change. */
export function countText(row: DiffRow, { strings, locale }: Wording): string | undefined {
  const { changed, variants, changes } = row
  const number = numberFormat(locale)
  if (changes !== undefined) return strings.changes(number.format(changes), changes)
  if (variants === undefined) return undefined
  if (changed === undefined || variants === 1) {
    return strings.variants(number.format(variants), variants)
  }
  return strings.someVariants(number.format(changed), number.format(variants), changed)
}

/** Says whether the changes of a row are part of the job. */
function inclusion({ included }: DiffRow, strings: DiffTableStrings): string | undefined {
  if (included === undefined) return undefined
  if (included === 'mixed') return strings.partlyExcluded
  return included ? strings.included : strings.excluded
}

/** Look of a row's note: the tone of the note, or that of an excluded change. */
export type NoteTone = DiffNoteTone | 'excluded'

/** The first thing that the last cell of a row says. */
export interface MainNote {
  readonly tone: NoteTone
  readonly text: string
  /** Number of notes that are not shown. */
  readonly more: number
}

const urgency: readonly DiffNoteTone[] = ['conflict', 'review', 'removed', 'added', 'info']

/** Returns the most urgent of the notes of a row, whether its changes are excluded or not. */
export function urgentNote({ notes }: DiffRow): MainNote | undefined {
  const shown = notes.filter(({ tone }) => tone !== 'hand')
  const [first] = urgency.flatMap((tone) => shown.filter((note) => note.tone === tone))
  return first && { ...first, more: shown.length - 1 }
}

/** Returns the note of a row that was written by hand, which stands before the others. */
export function handNote({ notes }: DiffRow): MainNote | undefined {
  const note = notes.find(({ tone }) => tone === 'hand')
  return note && { ...note, more: 0 }
}

/** Returns the state of a row in a word, if its changes are excluded, in conflict or to review. */
export function stateNote(row: DiffRow, strings: DiffTableStrings): MainNote | undefined {
  const { notes, cells, included, needsReview } = row
  const more = notes.filter(({ tone }) => tone !== 'hand').length
  const excluded = { tone: 'excluded', text: strings.excluded, more } as const
  if (included === false) return excluded
  if (cells.some((cell) => cell.isConflict)) {
    return { tone: 'conflict', text: strings.conflict, more }
  }
  if (needsReview) return { tone: 'review', text: strings.needsReview, more }
  return cells.some((cell) => cell.isExcluded) ? excluded : undefined
}

/** Returns what the last cell of a row says: an exclusion, else the reason, else the state. */
export function mainNote(row: DiffRow, strings: DiffTableStrings): MainNote | undefined {
  const state = stateNote(row, strings)
  const urgent = urgentNote(row)
  if (state?.tone === 'excluded' || urgent === undefined) return state
  return state && urgent.tone === 'info' ? state : urgent
}

/** Says all notes of a row. */
export function describeNotes(row: DiffRow, strings: DiffTableStrings): string {
  const main = mainNote(row, strings)
  const texts = row.notes.map(({ text }) => text)
  return sentences([...new Set([main?.text, ...texts])])
}

/**
 * Says which product or variant a row is, and whether its changes are part of the job.
 *
 * @param shown what the cell shows, which is said first
 */
export function describeRow(
  row: DiffRow,
  wording: Wording,
  shown: readonly (string | undefined)[],
): string {
  const { strings } = wording
  const review = row.needsReview && row.included !== false ? strings.needsReview : undefined
  const all = [...shown, countText(row, wording), review, inclusion(row, strings)]
  return sentences([...new Set(all)])
}

/** Says what changes in a cell, why, and whether the change is part of the job. */
export function describeCell(
  row: DiffRow,
  column: DiffColumn,
  index: number,
  wording: Wording,
): string {
  const { strings, cellStrings, locale } = wording
  const value = row.cells[index] ?? {}
  const isField = value.after !== undefined && row.field !== undefined
  const name = isField ? row.field : spokenName(column, wording)
  const text = `${name}: ${describeDiff(value, cellStrings, locale)}`
  if (value.after === undefined) return sentences([text])
  const notes = row.notes.map((note) => note.text)
  const conflict = value.isConflict ? strings.conflict : undefined
  // What is compared and not applied is neither included nor excluded.
  const state = row.included === undefined ? undefined : strings.included
  return sentences([text, ...notes, conflict ?? (value.isExcluded ? strings.excluded : state)])
}
