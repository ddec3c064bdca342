import {
  handNoteCodes,
  stoppedChanges,
  wordNote,
  type AutomationTexts,
} from '@dropwatt/automations/options'
import type { Computed, ExclusionTarget, RemarkGroup } from '@dropwatt/automations'
import type {
  DiffColumn,
  DiffNote,
  DiffRow,
  DiffTarget,
  DiffValue,
  ListedRemark,
  ReadOnlyWords,
} from '@dropwatt/ui/workbench'
import type { BenchTexts } from '../texts/en.ts'
import type { PreviewRow, ShownColumn, ShownField } from '../../core/engine/messages.ts'

/** Describes the columns of a preview in the current language. */
export function diffColumns(
  columns: readonly ShownColumn[],
  texts: AutomationTexts,
  excluded: ReadonlySet<number>,
): DiffColumn[] {
  const keys = columnKeys(columns)
  const isByCell = changedFields(columns) !== undefined
  return columns.map((column, index): DiffColumn => {
    const key = keys[index] ?? `${index}`
    const label = texts.columns[column.key] ?? column.key
    if (column.kind === 'computed') {
      const { isNumber, hasBefore } = column
      return { key, label, kind: isNumber ? 'percent' : 'text', isNumber, hasBefore }
    }
    if (column.kind === 'field') return { key, label, kind: 'text', isField: isByCell }
    if (column.kind === 'changed') {
      const { fields } = column
      const isExcluded = fields.length > 0 && fields.every((field) => excluded.has(field.column))
      const isFixed = fields.length === 0
      return { key, label, kind: 'change', isStacked: true, isFixed, isExcluded }
    }
    return {
      key,
      label,
      kind: column.kind === 'tags' ? 'tags' : 'change',
      isStacked: column.kind === 'tags',
      isNumber: column.isNumber,
      market: column.market,
      isFixed: column.isFixed,
      readOnly: column.readOnly,
      isExcluded: excluded.has(column.column),
    }
  })
}

/** Gives each column a key of its own that is the same in the next plan, with which choices for it are kept. */
function columnKeys(columns: readonly ShownColumn[]): readonly string[] {
  const count = new Map<string, number>()
  return columns.map((column) => {
    const market = 'column' in column ? (column.market ?? '') : ''
    const key = `${column.kind}/${column.key}/${market}`
    const before = count.get(key) ?? 0
    count.set(key, before + 1)
    return before === 0 ? key : `${key}/${before}`
  })
}

/** Lists the columns of the file with changes, where a preview has a row for each changed cell. */
export function changedFields(columns: readonly ShownColumn[]): readonly ShownField[] | undefined {
  return columns.find((column) => column.kind === 'changed')?.fields
}

/** Whether some changes of a preview are of HTML. */
export function changesHtml(columns: readonly ShownColumn[]): boolean {
  return changedFields(columns)?.some(({ isHtml }) => isHtml) ?? false
}

/** Describes columns of the file with changes, to be excluded each by itself. */
export function fieldColumns(
  fields: readonly ShownField[],
  texts: AutomationTexts,
  excluded: ReadonlySet<number>,
): DiffColumn[] {
  return fields.map(({ column, name }) => ({
    key: `${column}`,
    label: fieldLabel(name, texts),
    kind: 'change',
    isExcluded: excluded.has(column),
  }))
}

/** Returns the label of a field; a number has none. */
export function fieldLabel(name: NonNullable<Computed>, texts: AutomationTexts): string {
  if ('label' in name) return texts.columns[name.label] ?? name.label
  return 'text' in name ? name.text : ''
}

/** Rows with their notes in words, by the texts of the automation in one language. */
const worded = new WeakMap<AutomationTexts, WeakMap<PreviewRow, DiffRow>>()

/** Words the notes of a row; the same row gives the same object. */
export function diffRow(
  row: PreviewRow,
  texts: AutomationTexts,
  locale: string,
  { hand }: Pick<BenchTexts, 'hand'>,
): DiffRow {
  const known = worded.get(texts) ?? new WeakMap<PreviewRow, DiffRow>()
  worded.set(texts, known)
  const before = known.get(row)
  if (before) return before
  const notes = row.notes.map((note) => wordRowNote(note, texts, locale, hand))
  // Without a changed variant, the row does not count variants.
  const changed = row.changed === 0 ? undefined : row.changed
  const words = {
    ...row,
    fileColumn: row.column,
    changed,
    notes,
    field: row.field && fieldLabel(row.field, texts),
    cells: row.cells.map((cell) => wordCell(cell, texts)),
  }
  known.set(row, words)
  return words
}

/** Words a note of the automation, or one on a text that was written by hand. */
function wordRowNote(
  note: PreviewRow['notes'][number],
  texts: AutomationTexts,
  locale: string,
  hand: BenchTexts['hand'],
): DiffNote {
  const { code, tone, values } = note
  const known = handNoteCodes.find((each) => each === code)
  if (known === undefined) return { tone, text: wordNote(note, texts, locale) }
  return {
    tone: known === 'by-hand' ? 'hand' : tone,
    text: hand[known](String(values?.['text'] ?? '')),
  }
}

/** Words a computed value that is a label. */
function wordCell(
  { computed, ...cell }: PreviewRow['cells'][number],
  texts: AutomationTexts,
): DiffValue {
  if (!computed) return cell
  return {
    ...cell,
    computed: 'label' in computed ? { text: fieldLabel(computed, texts) } : computed,
  }
}

/**
 * Words the remarks of a plan.
 *
 * @param readOnly words what read-only columns stop
 * @param summary what the options do; comes before what is said of their result
 */
export function listedRemarks(
  remarks: readonly RemarkGroup[],
  texts: AutomationTexts,
  locale: string,
  readOnly: ReadOnlyWords,
  summary?: string,
): ListedRemark[] {
  return remarks.map((remark) => {
    const stopped = stoppedChanges(remark)
    return {
      tone: remark.tone,
      text: stopped ? readOnly.stopped(stopped) : wordNote(remark, texts, locale),
      lead: remark.isResult && summary,
      rows: remark.rows.map((number) => number - 1),
    }
  })
}

/** Turns the column of a table into that of the file; nothing for a computed column. */
export function exclusionTarget(
  target: DiffTarget,
  columns: readonly ShownColumn[],
): ExclusionTarget | undefined {
  if (target.kind === 'row' || target.kind === 'product') return target
  if (target.kind === 'cell' && target.fileColumn !== undefined) {
    return { kind: 'cell', row: target.row, column: target.fileColumn }
  }
  const column = columns[target.column]
  if (column?.kind === 'changed') return { kind: 'all' }
  return column && 'column' in column ? { ...target, column: column.column } : undefined
}
