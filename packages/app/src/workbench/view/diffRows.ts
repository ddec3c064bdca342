import { fillIn, type AutomationTexts } from '@dropwatt/automations/options'
import type { ExclusionTarget } from '@dropwatt/automations'
import type { DiffColumn, DiffRow, DiffTarget } from '@dropwatt/ui/workbench'
import type { PreviewRow, ShownColumn } from '../engine/messages.ts'

/** Describes the columns of a preview in the current language. */
export function diffColumns(
  columns: readonly ShownColumn[],
  texts: AutomationTexts,
  excluded: ReadonlySet<number>,
): DiffColumn[] {
  return columns.map((column, index): DiffColumn => {
    const { key, kind, isNumber } = column
    const label = texts.columns[key] ?? key
    if (kind === 'computed') {
      return { key: `${index}`, label, kind: isNumber ? 'percent' : 'text', isNumber }
    }
    return {
      key: `${index}`,
      label,
      kind: kind === 'tags' ? 'tags' : 'change',
      isNumber,
      market: column.market,
      isFixed: column.isFixed,
      isExcluded: excluded.has(column.column),
    }
  })
}

/** Rows with their notes in words, by the texts of the automation in one language. */
const worded = new WeakMap<AutomationTexts, WeakMap<PreviewRow, DiffRow>>()

/** Words the notes of a row; the same row gives the same object. */
export function diffRow(row: PreviewRow, texts: AutomationTexts, locale: string): DiffRow {
  const known = worded.get(texts) ?? new WeakMap<PreviewRow, DiffRow>()
  worded.set(texts, known)
  const before = known.get(row)
  if (before) return before
  const notes = row.notes.map(({ code, tone, values = {} }) => ({
    tone,
    text: fillIn(texts.notes[code] ?? code, values, locale),
  }))
  // Without a changed variant, the row does not count variants.
  const changed = row.changed === 0 ? undefined : row.changed
  const words = { ...row, changed, notes }
  known.set(row, words)
  return words
}

/** Turns the column of a table into that of the file; nothing for a computed column. */
export function exclusionTarget(
  target: DiffTarget,
  columns: readonly ShownColumn[],
): ExclusionTarget | undefined {
  if (target.kind === 'row' || target.kind === 'product') return target
  const column = columns[target.column]
  if (!column || column.kind === 'computed') return undefined
  return { ...target, column: column.column }
}
