'use client'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { relocateItem, type HeldItem } from '../followItem.js'
import type { DiffRow } from './DiffTable.types.js'

/** The cell with the tab stop, held by its row; -1 are the column headers. */
interface ActiveCell extends HeldItem<string> {
  /** The wanted position in the row, which may have no cell there. */
  readonly column: number
}

/** Returns what a row is known by, wherever it is in the list. */
export function idOf(row: DiffRow | undefined): string | undefined {
  return row && `${row.kind}-${row.row}-${row.fileColumn ?? ''}`
}

interface ActiveCellOptions {
  readonly rows: (index: number) => DiffRow | undefined
  readonly rowCount: number
  readonly revision: number
  readonly root: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
}

/**
 * Holds the one tab stop of the table and moves focus with it. The row keeps it when rows load, are
 * sorted or leave the list around it.
 */
export function useActiveCell(options: ActiveCellOptions) {
  const { rows, rowCount, revision, root, scroller } = options
  const [active, setState] = useState<ActiveCell>({
    index: 0,
    column: 0,
    id: undefined,
  })
  const [seen, setSeen] = useState({ revision: -1, rowCount: -1 })
  const isInside = useRef(false)
  const isDue = useRef(false)

  let current = active
  if (seen.revision !== revision || seen.rowCount !== rowCount) {
    setSeen({ revision, rowCount })
    if (active.index >= 0) {
      current = { ...active, ...relocateItem(active, rowCount, (index) => idOf(rows(index))) }
    }
    if (current.index !== active.index || current.id !== active.id) setState(current)
  }

  function setActive(index: number, column: number): void {
    setState({ index, column, id: idOf(rows(index)) })
  }

  /** Moves the tab stop and focus to a cell. */
  function moveTo(index: number, column: number): void {
    isDue.current = true
    setActive(index, column)
  }

  useLayoutEffect(() => {
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active]')
    const held = document.activeElement
    // Elements are reused by place, so a row that has moved leaves focus in another one.
    const isLost = held === document.body || (held?.closest('[data-column]') ?? cell) !== cell
    if (!isDue.current && !(isInside.current && isLost)) return
    const next = cell ?? root.current
    next?.focus({ preventScroll: true })
    if (isDue.current) cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    isDue.current = false
  })

  return { active: current, isInside, setActive, moveTo }
}
