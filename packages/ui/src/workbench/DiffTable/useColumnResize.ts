'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DiffColumn, TableLook } from './DiffTable.types.js'
import { keyAt } from './look.js'

/** The least and the greatest width of a column in px; the name keeps room for its controls. */
const limits = { least: 48, leastName: 140, most: 960 }

/** Returns the least and the greatest width in px of the column at a position. */
export function limitsAt(position: number): { readonly least: number; readonly most: number } {
  return { least: position === 0 ? limits.leastName : limits.least, most: limits.most }
}

function clamp(position: number, width: number): number {
  const { least, most } = limitsAt(position)
  return Math.round(Math.max(least, Math.min(most, width)))
}

/** A column whose width is being changed. */
export interface Resizing {
  readonly position: number
  /** The width in px now, and the one before. */
  readonly width: number
  readonly before: number
  /** Whether keys change it, so that the handle has focus. */
  readonly byKeys: boolean
}

/** Changes the width of a column. */
export interface ColumnResize {
  /** The column whose width is being changed, if any. */
  readonly resizing: Resizing | undefined
  readonly start: (position: number, byKeys: boolean) => void
  /** Sets the width in px, within its limits. */
  readonly set: (width: number) => void
  /** Sets the width to the one before and some px more or less, while a pointer drags it. */
  readonly drag: (by: number) => void
  /** Keeps the width. */
  readonly keep: () => void
  /** Returns to the width before. */
  readonly cancel: () => void
  /** Makes a column as wide as what its loaded rows hold needs. */
  readonly fit: (position: number) => void
}

interface ResizeOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly columns: readonly DiffColumn[]
  /** The positions of the shown columns. */
  readonly shown: readonly number[]
  readonly look: TableLook
  readonly onLookChange: (look: TableLook) => void
}

/** Holds the widths of columns: those that were kept, and the one that is being changed. */
export function useColumnResize({ scroller, columns, shown, look, onLookChange }: ResizeOptions) {
  const [resizing, setResizing] = useState<Resizing>()
  /** The column as events see it that come before the next rendering. */
  const current = useRef<Resizing>(undefined)
  const isDragged = resizing !== undefined && !resizing.byKeys

  function change(next: Resizing | undefined): void {
    current.current = next
    setResizing(next)
  }

  useEffect(() => {
    if (!isDragged) return undefined
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      current.current = undefined
      setResizing(undefined)
    }
    addEventListener('keydown', escape, true)
    return () => removeEventListener('keydown', escape, true)
  }, [isDragged])

  function keepWidth(position: number, width: number): void {
    onLookChange({ ...look, widths: { ...look.widths, [keyAt(position, columns)]: width } })
  }

  /** Returns the cells of a column in the rows that have loaded, below that of its header. */
  function cellsAt(position: number): readonly HTMLElement[] {
    const place = `:nth-child(${shown.indexOf(position) + 1})`
    const rows = `[role='row']:not([data-spanning], [aria-busy])`
    return [...(scroller.current?.querySelectorAll<HTMLElement>(`${rows} > ${place}`) ?? [])]
  }

  function set(width: number): void {
    const now = current.current
    if (now) change({ ...now, width: clamp(now.position, width) })
  }

  const resize: ColumnResize = {
    resizing,
    start(position, byKeys) {
      const width = cellsAt(position)[0]?.offsetWidth ?? 0
      change({ position, width, before: width, byKeys })
    },
    set,
    drag(by) {
      const now = current.current
      if (now?.byKeys === false) set(now.before + by)
    },
    keep() {
      const now = current.current
      if (now && now.width !== now.before) keepWidth(now.position, now.width)
      change(undefined)
    },
    cancel: () => change(undefined),
    fit(position) {
      const cells = cellsAt(position)
      for (const cell of cells) cell.dataset['fitting'] = ''
      const widths = cells.map(({ offsetWidth }) => offsetWidth)
      for (const cell of cells) delete cell.dataset['fitting']
      if (widths.length > 0) keepWidth(position, clamp(position, Math.max(...widths) + 1))
    },
  }

  const widths = resizing
    ? { ...look.widths, [keyAt(resizing.position, columns)]: resizing.width }
    : look.widths
  return { widths, resize }
}
