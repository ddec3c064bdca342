'use client'
import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { relocateItem, type HeldItem } from './followItem.js'

interface ActiveItemOptions {
  /** Number of items in the list. */
  readonly count: number
  /** Returns what tells an item from the others, or undefined while it loads. */
  readonly idOf: (index: number) => string | number | undefined
  /** Element that receives focus when the last item has left the list. */
  readonly root: RefObject<HTMLElement | null>
  /** Container of the items; each has its index as `data-item`. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Scrolls as little as needed to show an item, so that it is in the document. */
  readonly reveal: (index: number) => void
  /** Returns the part of an item that takes focus, if it has one. @default the item itself */
  readonly partOf?: (item: HTMLElement) => HTMLElement | null
}

/** The one tab stop of a long list. */
export interface ActiveItem {
  readonly index: number
  /** Moves focus to an item, as soon as it is in the document. */
  readonly moveTo: (index: number) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Returns the index of the item that an event is on. */
export function itemIndexOf(target: EventTarget): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[data-item]')
  return item ? Number(item.dataset['item']) : undefined
}

/** Holds the one tab stop of a list of which only a part is in the document, and moves focus with it. */
export function useActiveItem(options: ActiveItemOptions): ActiveItem {
  const { count, idOf, root, scroller, reveal, partOf = (item) => item } = options
  const [active, setActive] = useState<HeldItem<string | number>>({ index: 0, id: undefined })
  const focused = useRef<Element>(undefined)
  const isDue = useRef(false)

  const held = relocateItem(active, count, idOf)
  if (held.index !== active.index || held.id !== active.id) setActive(held)

  function moveTo(index: number) {
    const at = Math.min(Math.max(0, index), count - 1)
    if (at < 0) return
    isDue.current = true
    reveal(at)
    setActive({ index: at, id: idOf(at) })
  }

  useLayoutEffect(() => {
    // Focus that was moved elsewhere, even to the page, is left there.
    const isLost =
      focused.current?.isConnected === false && document.activeElement === document.body
    if (!isDue.current && !isLost) return
    const item = scroller.current?.querySelector<HTMLElement>(`[data-item="${held.index}"]`)
    const part = item && partOf(item)
    if (!part) {
      // The last item has left the list: the keyboard goes on from what is around it.
      if (isLost && count === 0) root.current?.focus()
      return
    }
    isDue.current = false
    part.focus({ preventScroll: true })
    part.scrollIntoView({ block: 'nearest' })
  })

  return {
    index: held.index,
    moveTo,
    onFocus({ target }) {
      const index = itemIndexOf(target)
      focused.current = index === undefined ? undefined : target
      if (index !== undefined && index !== held.index) setActive({ index, id: idOf(index) })
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = undefined
    },
  }
}
