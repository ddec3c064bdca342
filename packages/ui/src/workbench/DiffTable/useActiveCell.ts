'use client'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { DiffRow } from './DiffTable.types.js'

/** The cell with the tab stop. */
interface ActiveCell {
  /** Index of its row; -1 for the column headers. */
  readonly index: number
  /** The wanted position in the row, which may have no cell there. */
  readonly column: number
  /** The row, once it has loaded. */
  readonly id: string | undefined
}

/** How far a row is looked for after the list has changed. */
const reach = 64

function idOf(row: DiffRow | undefined): string | undefined {
  return row && `${row.kind}-${row.row}-${row.fileColumn ?? ''}`
}

interface ActiveCellOptions {
  readonly rows: (index: number) => DiffRow | undefined
  readonly rowCount: number
  readonly revision: number
  readonly initialIndex: number
  readonly root: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
}

/**
 * Finds the row again after the list has changed. A row that has left it is followed by the next
 * one, which is now in its place.
 */
function follow(active: ActiveCell, { rows, rowCount }: ActiveCellOptions): ActiveCell {
  if (active.index < 0) return active
  const index = Math.min(active.index, Math.max(0, rowCount - 1))
  const here = idOf(rows(index))
  if (active.id === undefined || here === undefined || here === active.id) {
    return { ...active, index, id: active.id ?? here }
  }
  for (let away = 1; away <= reach; away += 1) {
    for (const at of [index - away, index + away]) {
      if (at >= 0 && at < rowCount && idOf(rows(at)) === active.id) return { ...active, index: at }
    }
  }
  return { ...active, index, id: here }
}

/**
 * Holds the one tab stop of the table and moves focus with it. The row keeps it when rows load, are
 * sorted or leave the list around it.
 */
export function useActiveCell(options: ActiveCellOptions) {
  const { rows, rowCount, revision, initialIndex, root, scroller } = options
  const [active, setState] = useState<ActiveCell>({
    index: initialIndex,
    column: 0,
    id: undefined,
  })
  const [seen, setSeen] = useState({ revision: -1, rowCount: -1 })
  const isInside = useRef(false)
  const isDue = useRef(false)

  let current = active
  if (seen.revision !== revision || seen.rowCount !== rowCount) {
    setSeen({ revision, rowCount })
    current = follow(active, options)
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
