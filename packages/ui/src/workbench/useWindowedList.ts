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
import { RowOffsets } from './RowOffsets.js'

/** Visible rows that are in the document at most. With the spare ones and the row with focus they stay below 60. */
const mostVisible = 46

interface WindowedListOptions {
  readonly scroller: RefObject<HTMLElement | null>
  /** Visible height in px. */
  readonly viewport: number
  readonly rowCount: number
  /** Height in px of a row that is not known yet. */
  readonly estimate: number
  /** Returns the height in px that a row has unless its texts need more, once it has loaded. @default `estimate` */
  readonly usualHeight?: (index: number) => number | undefined
  /** The data that the heights depend on: when it changes, they are estimates again. */
  readonly basis?: unknown
  /** Rows before and after the visible ones, so that a small scroll shows no gap. @default 6 */
  readonly overscan?: number
}

/** The rows that are in the document, and where they are. */
export interface WindowedList {
  /** The first of them. */
  readonly from: number
  /** The one behind the last of them. */
  readonly to: number
  readonly offsets: RowOffsets
  /** Returns all of them, and one that stays in the document wherever the list is, as it has focus. */
  readonly rowsWith: (kept: number) => readonly number[]
  readonly onScroll: () => void
  /** Scrolls as little as needed to show a row. */
  readonly reveal: (index: number) => void
  /** Scrolls to a row, so that it is the first in view. */
  readonly showFirst: (index: number) => void
  /** Returns the row one view before or after another one. */
  readonly pageFrom: (index: number, direction: 1 | -1) => number
}

/**
 * Decides which rows of a long list are in the document: those in view and a few around them. They are
 * measured there, as texts wrap. When rows above the view turn out higher than estimated, what is in
 * view stays where it is.
 */
export function useWindowedList({
  scroller,
  viewport,
  rowCount,
  estimate,
  usualHeight,
  basis,
  overscan = 6,
}: WindowedListOptions): WindowedList {
  const offsets = useMemo(
    () => new RowOffsets(rowCount, estimate),
    // oxlint-disable-next-line react/exhaustive-deps
    [rowCount, estimate, basis],
  )
  const [first, setFirst] = useState(0)
  const anchor = useRef({ index: 0, offset: 0 })
  /** The row that was revealed, until those around it are measured. */
  const revealed = useRef<number>(undefined)
  useHeightsInDocument(scroller, offsets)

  // Without rows there is nothing to scroll, and the next list begins at its top.
  if (rowCount === 0 && first > 0) setFirst(0)

  const visible = Math.min(mostVisible, Math.ceil(viewport / estimate) + 1)
  const start = Math.min(first, Math.max(0, rowCount - 1))
  const from = Math.max(0, start - overscan)
  const to = Math.min(rowCount, start + visible + overscan)
  if (usualHeight) for (let index = from; index < to; index += 1) learn(index)

  function learn(index: number) {
    const height = usualHeight?.(index)
    if (height !== undefined) offsets.estimate(index, height)
  }

  function onScroll() {
    const element = scroller.current
    if (!element) return
    const index = offsets.indexAt(Math.max(0, element.scrollTop))
    anchor.current = { index, offset: offsets.offsetOf(index) }
    setFirst(index)
  }

  const drawn = offsets.total

  /** Scrolls as little as needed to show a row. */
  function show(index: number) {
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

  useLayoutEffect(() => {
    const element = scroller.current
    const held = element ? anchor.current : { index: 0, offset: 0 }
    const index = Math.min(held.index, Math.max(0, rowCount - 1))
    const offset = offsets.offsetOf(index)
    anchor.current = { index, offset }
    // A list of another length is not the same list moved, but its first row in view stays.
    if (offset !== held.offset && held.index > 0) element?.scrollBy(0, offset - held.offset)
    // Rows that were measured meanwhile are drawn again first.
    if (revealed.current === undefined || offsets.total !== drawn) return
    show(revealed.current)
    revealed.current = undefined
  })

  return {
    from,
    to,
    offsets,
    onScroll,
    rowsWith(kept) {
      const rows = Array.from({ length: to - from }, (_, at) => from + at)
      if (kept < 0 || kept >= rowCount) return rows
      if (kept < from) rows.unshift(kept)
      if (kept >= to) rows.push(kept)
      return rows
    },
    reveal(index) {
      learn(index)
      show(index)
      revealed.current = index
    },
    showFirst(index) {
      scroller.current?.scrollTo({ top: offsets.offsetOf(index) })
      onScroll()
    },
    pageFrom(index, direction) {
      const view = Math.max(estimate, viewport - 2 * estimate)
      const target = offsets.indexAt(offsets.offsetOf(index) + direction * view)
      return Math.min(rowCount - 1, Math.max(0, target))
    },
  }
}

/** Measures the rows in the document, such as those with wrapped text, and draws again when one differs. */
function useHeightsInDocument(scroller: RefObject<HTMLElement | null>, offsets: RowOffsets) {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const current = useRef(offsets)
  const observer = useRef<ResizeObserver>(undefined)

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
}

function rowsIn(scroller: HTMLElement | null): Iterable<Element> {
  return scroller?.querySelectorAll('[data-body] > [data-index]') ?? []
}
