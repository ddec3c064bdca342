'use client'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { RowOffsets } from './DiffTable/RowOffsets.js'

/** Visible rows that are in the document at most. */
const mostVisible = 40

interface MeasuredRowsOptions {
  readonly scroller: RefObject<HTMLElement | null>
  /** Visible height in px. */
  readonly viewport: number
  readonly rowCount: number
  /** Height in px of a row that was not measured yet. */
  readonly estimate: number
  /** Rows before and after the visible ones. @default 6 */
  readonly spare?: number
}

/** The rows that are in the document, and where they are. */
export interface MeasuredRows {
  readonly from: number
  /** The one behind the last of them. */
  readonly to: number
  readonly offsets: RowOffsets
  readonly onScroll: () => void
  /** Scrolls as little as needed to show a row. */
  readonly reveal: (index: number) => void
  /** Scrolls to a row, so that it is the first in view. */
  readonly showFirst: (index: number) => void
}

/**
 * Decides which rows are in the document: those in view and a few around them. Their heights follow
 * from wrapped text, so they are measured, and what is in view stays where it is when rows above
 * turn out higher than estimated.
 */
export function useMeasuredRows({
  scroller,
  viewport,
  rowCount,
  estimate,
  spare = 6,
}: MeasuredRowsOptions): MeasuredRows {
  const offsets = useMemo(() => new RowOffsets(rowCount, estimate), [rowCount, estimate])
  const [first, setFirst] = useState(0)
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const anchor = useRef({ offsets, index: 0, offset: 0 })
  const current = useRef(offsets)

  const measure = useCallback((rows: Iterable<Element>) => {
    let isMoved = false
    for (const row of rows) {
      // A row that has left the document has no height any more.
      const index = Number((row as HTMLElement).dataset['index'])
      if (!row.isConnected || index >= current.current.count) continue
      const height = Math.ceil(row.getBoundingClientRect().height)
      isMoved ||= height !== current.current.heightOf(index)
      current.current.set(index, height)
    }
    if (isMoved) redraw()
  }, [])

  const observer = useRef<ResizeObserver>(undefined)
  useEffect(() => {
    observer.current = new ResizeObserver((entries) => measure(entries.map(({ target }) => target)))
    for (const row of rowsIn(scroller.current)) observer.current.observe(row)
    return () => observer.current?.disconnect()
  }, [scroller, measure])

  useLayoutEffect(() => {
    current.current = offsets
    const rows = rowsIn(scroller.current)
    measure(rows)
    // Observing an element again changes nothing.
    for (const row of rows) observer.current?.observe(row)
  })

  if (rowCount === 0 && first > 0) setFirst(0)
  const visible = Math.min(mostVisible, Math.ceil(viewport / estimate) + 1)
  const start = Math.min(first, Math.max(0, rowCount - 1))
  const from = Math.max(0, start - spare)
  const to = Math.min(rowCount, start + visible + spare)

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const index = offsets.indexAt(Math.max(0, element.scrollTop))
    anchor.current = { offsets, index, offset: offsets.offsetOf(index) }
    setFirst(index)
  }, [scroller, offsets])

  useLayoutEffect(() => {
    const element = scroller.current
    const held = element ? anchor.current : { offsets, index: 0, offset: 0 }
    const index = Math.min(held.index, Math.max(0, rowCount - 1))
    const offset = offsets.offsetOf(index)
    const shift = offset - held.offset
    anchor.current = { offsets, index, offset }
    if (element && shift !== 0 && held.index > 0) element.scrollBy(0, shift)
  })

  function reveal(index: number) {
    const element = scroller.current
    if (!element || index < 0) return
    const top = offsets.offsetOf(index)
    const head = element.scrollHeight - offsets.total
    const view = element.clientHeight - Math.max(0, head)
    const bottom = top + offsets.heightOf(index)
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (bottom > element.scrollTop + view) element.scrollTo({ top: bottom - view })
    onScroll()
  }

  function showFirst(index: number) {
    scroller.current?.scrollTo({ top: offsets.offsetOf(index) })
    onScroll()
  }

  return { from, to, offsets, onScroll, reveal, showFirst }
}

function rowsIn(scroller: HTMLElement | null): Iterable<Element> {
  return scroller?.querySelectorAll('[data-body] > [data-index]') ?? []
}
