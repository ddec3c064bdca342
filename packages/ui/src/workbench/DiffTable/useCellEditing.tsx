'use client'
import type { EditRefusal, RefusedEdit } from '@dropwatt/automations'
import { useRef, useState, type ReactNode } from 'react'
import { CellEditor, type EditNext } from '../CellEditor/index.js'
import { reasonOf } from '../ReadOnly/useReadOnlyWords.js'
import { canBeWritten, firstColumn } from './cells.js'
import { columnName, rowName, type Wording } from './describe.js'
import type { DiffColumn, DiffEditing, DiffRow } from './DiffTable.types.js'
import { idOf } from './useActiveCell.js'

/** The editor in a cell of a row. */
export interface RowEditor {
  /** Index of the column in `columns`. */
  readonly column: number
  readonly node: ReactNode
}

type EditedCell = Exclude<NonNullable<Awaited<ReturnType<DiffEditing['begin']>>>, RefusedEdit>

interface Edited {
  readonly id: string
  readonly row: DiffRow
  readonly column: number
  readonly cell: EditedCell
  readonly place: 'cell' | 'drawer'
}

interface CellEditingOptions {
  readonly editing: DiffEditing | undefined
  readonly isReadOnly: boolean
  readonly rows: (index: number) => DiffRow | undefined
  readonly columns: readonly DiffColumn[]
  readonly wording: Wording
  /** The row with the tab stop. */
  readonly active: {
    readonly index: number
    readonly id: string | undefined
    readonly column: number
  }
  /** Moves focus to a cell, by its position in the row. */
  readonly go: (index: number, position: number) => void
  /** Called when the editor in the drawer closes. */
  readonly onDrawerEnd: () => void
}

/** Reason that a cell cannot be written; the code of the one of its column with `read-only`. */
interface Refusal extends Omit<RefusedEdit, 'refusal'> {
  readonly refusal: EditRefusal | 'computed' | 'now'
}

const notNow: Refusal = { refusal: 'now' }

/** Sentence about the cell with focus. */
interface Said {
  readonly text: string
  /** The cell that cannot be written: it is seen there, too. */
  readonly refusedAt?: Pick<CellEditingOptions['active'], 'index' | 'column'>
}

/** Most cells that Tab skips on its way to the next one that can be written. */
const mostSkipped = 60

/** Returns the column that a row is edited in unless another one is meant: that of its first change, or text. */
export function editedColumn(row: DiffRow, columns: readonly DiffColumn[]): number {
  const changed = row.cells.findIndex(({ after }) => after !== undefined)
  if (changed >= 0) return changed
  return row.cells.findIndex(({ before }, at) => before !== undefined && canBeWritten(columns[at]))
}

/** Says why a cell cannot be written. */
export function refusalText({ refusal, reason = '' }: Refusal, wording: Wording): string {
  const { strings, readOnlyStrings } = wording
  if (refusal !== 'read-only') return strings[refusal]
  return `${strings.readOnly} ${reasonOf(reason, readOnlyStrings)}`
}

/** Lets cells be written by hand: one at a time, in its row or in the drawer that shows it whole. */
export function useCellEditing(options: CellEditingOptions) {
  const { editing, isReadOnly, rows, columns, wording, active, go, onDrawerEnd } = options
  const { strings } = wording
  const [edited, setEdited] = useState<Edited>()
  const [said, setSaid] = useState<Said>()
  const requests = useRef(0)
  const isInRow = edited?.place === 'cell' && edited.id === idOf(rows(active.index))

  // A row that leaves the list takes its editor along.
  const isGone = edited?.place === 'cell' && active.id !== undefined && active.id !== edited.id
  if (isGone) setEdited(undefined)

  function nameOf(row: DiffRow, column: number): string {
    const { field } = row
    const label = columns[column]
    return field === undefined && label ? `${columnName(label)}, ${row.name}` : rowName(row)
  }

  function refuse(refusal: Refusal): void {
    setSaid({ text: refusalText(refusal, wording), refusedAt: active })
  }

  /**
   * Opens the editor of a cell, unless that of another one was asked for meanwhile.
   *
   * @returns the reason that it cannot be written
   */
  async function begin(
    index: number,
    column: number,
    place: Edited['place'],
  ): Promise<Refusal | undefined> {
    const row = rows(index)
    if (!row || !editing || isReadOnly) return notNow
    const { kind, readOnly } = columns[column] ?? {}
    if (readOnly !== undefined) return { refusal: 'read-only', reason: readOnly }
    if (kind === undefined) return { refusal: 'no-value' }
    if (kind === 'text' || kind === 'percent') return { refusal: 'computed' }
    requests.current += 1
    const request = requests.current
    const cell = await editing.begin({ row, column })
    if (request !== requests.current) return undefined
    if (!cell) return notNow
    if ('refusal' in cell) return cell
    if (place === 'cell') go(index, column + firstColumn)
    setEdited({ id: idOf(row) ?? '', row, column, cell, place })
    return undefined
  }

  /** Opens the editor of a cell, or says why it cannot be written. */
  async function start(index: number, column: number, place: Edited['place']): Promise<void> {
    const refusal = await begin(index, column, place)
    if (refusal) refuse(refusal)
  }

  /** Opens the editor of the next cell that can be written, or focuses the cell if there is none. */
  async function startBeside(index: number, column: number, step: 1 | -1): Promise<void> {
    let [row, at] = [index, column]
    for (let tries = 0; tries < mostSkipped; tries += 1) {
      at += step
      if (at < 0 || at >= columns.length) {
        row += step
        at = step > 0 ? 0 : columns.length - 1
      }
      const found = rows(row)
      if (!found) break
      const value = found.cells[at]
      const hasText = value?.before !== undefined || value?.after !== undefined
      if (!hasText || !canBeWritten(columns[at])) continue
      // Each cell waits for the answer on the one before.
      // oxlint-disable-next-line no-await-in-loop
      if ((await begin(row, at, 'cell')) === undefined) return
    }
    go(index, column + firstColumn)
  }

  function close(): void {
    if (edited?.place === 'cell') go(active.index, edited.column + firstColumn)
    else onDrawerEnd()
    setEdited(undefined)
  }

  async function use(text: string, next: EditNext | undefined) {
    if (!edited || !editing) return undefined
    const { row, column, place } = edited
    const { index } = active
    const outcome = await editing.write({ row, column }, text)
    if (outcome?.kind === 'invalid') return outcome.problem
    const name = nameOf(row, column)
    if (outcome?.kind === 'refused') refuse(outcome)
    else if (outcome?.kind === 'written') setSaid({ text: strings.saidByHand(name, outcome.text) })
    else if (outcome) setSaid({ text: strings[outcome.kind](name) })
    else refuse(notNow)
    setEdited(undefined)
    if (place === 'drawer') onDrawerEnd()
    else if (next === 'here') go(index, column + firstColumn)
    if (next === 'next' || next === 'previous') {
      await startBeside(index, column, next === 'next' ? 1 : -1)
    }
    return undefined
  }

  async function reset(): Promise<void> {
    if (!edited || !editing) return
    const { row, column } = edited
    close()
    await editing.reset({ row, column })
    setSaid({ text: strings.proposed(nameOf(row, column)) })
  }

  function editor(): ReactNode {
    if (!edited) return undefined
    const { row, column, cell, place } = edited
    const look = columns[column]
    const isText = look?.isStacked === true || look?.isWide === true || look?.kind === 'tags'
    const inRow = isText ? 'text' : 'value'
    return (
      <CellEditor
        key={`${edited.id}-${column}`}
        name={nameOf(row, column)}
        cell={cell}
        place={place === 'drawer' ? 'drawer' : inRow}
        isNumber={look?.isNumber === true}
        onUse={use}
        onCancel={close}
        onReset={() => void reset()}
      />
    )
  }

  const { refusedAt } = said ?? {}
  const isRefused =
    !edited && refusedAt?.index === active.index && refusedAt.column === active.column
  return {
    said,
    /** The reason that the cell with focus cannot be written, once that was tried. */
    refusal: isRefused ? said?.text : undefined,
    start,
    /** The editor of a row, if it has one. */
    inRow: isInRow && edited ? { column: edited.column, node: editor() } : undefined,
    /** The editor in the drawer. */
    inDrawer: edited?.place === 'drawer' ? editor() : undefined,
    stop: () => setEdited(undefined),
  }
}
