import { automationTexts } from '../automations/bySlug/options.ts'
import type { OpenFile } from '../file/OpenFile.ts'
import { fillIn } from '../options/texts.ts'
import { columnName } from '../plan/columnName.ts'
import type { Note, NoteTone } from '../plan/Plan.ts'
import { readOnlyCode, stoppedChanges } from '../plan/stopReadOnly.ts'
import type { StepOutcome } from '../recipes/runRecipe.ts'
import { figures, plural } from './count.ts'

/** Something to know about a file, a plan or an import, as `--json` prints it. */
export interface ReportedNote {
  /** A `problem` is not applied or not imported; a `warning` needs review. */
  readonly severity: 'problem' | 'warning' | 'info'
  readonly code: string
  /** The row number in the file, with the header as 1; nothing for the file as a whole. */
  readonly row: number | null
  /** The handle of the product, of what the check of a file found. */
  readonly product?: string
  /** The name of the column; nothing for a row as a whole. */
  readonly column: string | null
  readonly message: string
}

/** The severity of notes by their tone. */
export const severities: Readonly<Record<NoteTone, ReportedNote['severity']>> = {
  conflict: 'problem',
  review: 'warning',
  info: 'info',
}

interface NoteTexts {
  readonly notes: Readonly<Record<string, string>>
  readonly reasons: Readonly<Record<string, string>>
}

/** Reports why a step of a run changes nothing, if it does not. */
export function reasonOfStep({ slug, plan }: StepOutcome): ReportedNote[] {
  const { reasons }: NoteTexts = automationTexts[slug]
  const { nothing } = plan ?? {}
  // The remarks name the columns that stop all changes.
  if (nothing === undefined || nothing === readOnlyCode) return []
  const message = reasons[nothing] ?? nothing
  return [{ severity: 'warning', code: nothing, row: null, column: null, message }]
}

/** Words a remark on changes that a read-only column stops; nothing for another note. */
function stoppedText(note: Pick<Note, 'code' | 'values'>): string | undefined {
  const stopped = stoppedChanges(note)
  if (!stopped) return undefined
  const { name, reason, cells, products } = stopped
  const changes = `${plural(cells, 'change')} in ${plural(products, 'product')}`
  return `‘${name}’ is read-only (${reason}), so ${changes} are not made.`
}

/** Reports the remarks of a step of a run, and the notes of its changes. */
export function notesOfStep({ slug, plan }: StepOutcome, file: OpenFile): ReportedNote[] {
  if (!plan) return []
  const { notes: texts }: NoteTexts = automationTexts[slug]
  const { table } = file.current
  const report = ({ tone, code, values }: Note, row?: number, column?: number): ReportedNote => ({
    severity: severities[tone],
    code,
    row: row === undefined ? null : file.fileRow(row) + 1,
    column: column === undefined ? null : columnName(plan, table, column),
    message:
      stoppedText({ code, ...(values && { values }) }) ??
      fillIn(texts[code] ?? code, values ?? {}, 'en'),
  })
  const remarks = (plan.remarks ?? []).map((remark) => report(remark, remark.row, remark.column))
  const ofChanges = [...plan.notes].flatMap(([index, notes]) => {
    const [row, column] = plan.patches[index]!
    return notes.map((note) => report(note, row, column))
  })
  return [...remarks, ...ofChanges]
}

/** Most rows that a line names. */
const namedRows = 5

/**
 * Lists rows for people: the first few, and the number of the others.
 *
 * @param nameOf names the product of one of the rows, by its place in the list. @default none is named
 */
export function rowsText(
  rows: ArrayLike<number>,
  nameOf: (at: number) => string | undefined = () => undefined,
): string {
  const named = Array.from({ length: Math.min(rows.length, namedRows) }, (_, at) => {
    const name = nameOf(at)
    return name === undefined ? figures(rows[at]!) : `${figures(rows[at]!)} (${name})`
  })
  const others = rows.length - named.length
  return `Row ${named.join(', ')}${others === 0 ? '' : `, and ${plural(others, 'other')}`}.`
}

/**
 * Words notes for people: a line for each message, with its rows.
 *
 * @param label what stands before a note of each severity
 */
export function noteLines(
  notes: readonly ReportedNote[],
  label: Readonly<Record<ReportedNote['severity'], string>>,
): string[] {
  const byLine = new Map<string, ReportedNote[]>()
  for (const note of notes) {
    const sentence = /[.!?]$/u.test(note.message) ? note.message : `${note.message}.`
    const line = `${label[note.severity]}: ${sentence}`
    const known = byLine.get(line)
    if (known) known.push(note)
    else byLine.set(line, [note])
  }
  return [...byLine].map(([line, all]) => {
    const rows = [...new Set(all.flatMap(({ row }) => row ?? []))]
    return rows.length === 0 ? line : `${line} ${rowsText(rows)}`
  })
}
