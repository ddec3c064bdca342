'use client'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { heightOf, type DiffLayout, type Measures } from './cells.js'
import type { DiffColumn, DiffRow } from './DiffTable.types.js'
import { RowOffsets } from './RowOffsets.js'
import type { TableBox } from './useTableBox.js'

/** Rows before and after the visible ones, so that a small scroll shows no gap. */
const spare = 6
/** Visible rows that are in the document at most. With the spare ones and the row with focus they stay below 60. */
const mostVisible = 46

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly box: TableBox
  readonly layout: DiffLayout
  readonly columns: readonly DiffColumn[]
  readonly rowCount: number
  readonly rows: (index: number) => DiffRow | undefined
}

/** The rows that are in the document, and where they are. */
export interface RowWindow {
  /** The first of them. */
  readonly from: number
  /** The one behind the last of them. */
  readonly to: number
  readonly offsets: RowOffsets
  /** Call it when the table has scrolled. */
  readonly onScroll: () => void
  /** Scrolls as little as needed to show a row. */
  readonly reveal: (index: number) => void
  /** Returns the row one view before or after another one. */
  readonly pageFrom: (index: number, direction: 1 | -1) => number
}

/**
 * Decides which rows are in the document: those in view and a few around them. When rows above the
 * view load and turn out higher than estimated, what is in view stays where it is.
 */
export function useRowWindow({
  scroller,
  box,
  layout,
  columns,
  rowCount,
  rows,
}: RowWindowOptions): RowWindow {
  const { isCoarse, viewport } = box
  const measures: Measures = { columns, layout, isCoarse }
  const estimate = heightOf(undefined, undefined, measures)
  const offsets = useMemo(
    () => new RowOffsets(rowCount, estimate),
    // The heights of cards follow from the columns.
    // oxlint-disable-next-line react/exhaustive-deps
    [rowCount, estimate, layout, isCoarse, columns],
  )
  const [first, setFirst] = useState(0)
  const anchor = useRef({ offsets, index: 0, offset: 0 })

  function measure(index: number): void {
    const row = rows(index)
    if (row) offsets.set(index, heightOf(row, rows(index + 1), measures))
  }

  // Without rows there is nothing to scroll, and the next list begins at its top.
  if (rowCount === 0 && first > 0) setFirst(0)

  const visible = Math.min(mostVisible, Math.ceil(viewport / estimate) + 1)
  const start = Math.min(first, Math.max(0, rowCount - 1))
  const from = Math.max(0, start - spare)
  const to = Math.min(rowCount, start + visible + spare)
  for (let index = from; index < to; index += 1) {
    measure(index)
  }

  function onScroll() {
    const element = scroller.current
    if (!element) return
    const index = offsets.indexAt(Math.max(0, element.scrollTop))
    anchor.current = { offsets, index, offset: offsets.offsetOf(index) }
    setFirst(index)
  }

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) anchor.current = { offsets, index: 0, offset: 0 }
    const held = anchor.current
    const index = Math.min(held.index, Math.max(0, rowCount - 1))
    const offset = offsets.offsetOf(index)
    const shift = offset - held.offset
    anchor.current = { offsets, index, offset }
    // A list of another length is not the same list moved, but its first row in view stays.
    if (element && shift !== 0 && held.index > 0) element.scrollTop += shift
  })

  function reveal(index: number) {
    const element = scroller.current
    if (!element || index < 0) return
    measure(index)
    const top = offsets.offsetOf(index)
    const head = element.scrollHeight - offsets.total
    const view = element.clientHeight - Math.max(0, head)
    const bottom = top + offsets.heightOf(index)
    if (top < element.scrollTop) element.scrollTop = top
    else if (bottom > element.scrollTop + view) element.scrollTop = bottom - view
    onScroll()
  }

  function pageFrom(index: number, direction: 1 | -1): number {
    const view = Math.max(estimate, viewport - 2 * estimate)
    const target = offsets.indexAt(offsets.offsetOf(index) + direction * view)
    return Math.min(rowCount - 1, Math.max(0, target))
  }

  return { from, to, offsets, onScroll, reveal, pageFrom }
}
