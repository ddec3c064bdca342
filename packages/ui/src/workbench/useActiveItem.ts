'use client'
import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

/** How far an item is looked for after the list has changed. */
const reach = 64

interface Active {
  readonly index: number
  /** The item, once it has loaded, so that it is found again after the list has changed. */
  readonly id: string | undefined
}

interface ActiveItemOptions {
  /** Number of items in the list. */
  readonly count: number
  /** Returns an item of the list, or undefined while it loads. */
  readonly items: (index: number) => { readonly id: string } | undefined
  /** What focus moves to when the last item has left the list. */
  readonly root: RefObject<HTMLElement | null>
  /** What contains the items; each has its index as `data-item`. */
  readonly scroller: RefObject<HTMLElement | null>
  /** Scrolls as little as needed to show an item, so that it is in the document. */
  readonly reveal: (index: number) => void
}

/** The one tab stop of a long list. */
export interface ActiveItem {
  readonly index: number
  /** Moves focus to an item, as soon as it is in the document. */
  readonly moveTo: (index: number) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
}

/** Finds the item again. One that has left the list is followed by the next one, now in its place. */
function follow(active: Active, { items, count }: ActiveItemOptions): Active {
  const index = Math.min(active.index, Math.max(0, count - 1))
  const here = items(index)?.id
  if (active.id === undefined || here === undefined || here === active.id) {
    return { index, id: active.id ?? here }
  }
  for (let away = 1; away <= reach; away += 1) {
    for (const at of [index - away, index + away]) {
      if (at >= 0 && at < count && items(at)?.id === active.id) return { index: at, id: active.id }
    }
  }
  return { index, id: here }
}

/** Returns the index of the item that an event is on. */
export function itemIndexOf(target: EventTarget): number | undefined {
  const item = (target as Element).closest<HTMLElement>('[data-item]')
  return item ? Number(item.dataset['item']) : undefined
}

/** Holds the one tab stop of a list of which only a part is in the document, and moves focus with it. */
export function useActiveItem(options: ActiveItemOptions): ActiveItem {
  const { count, items, root, scroller, reveal } = options
  const [active, setActive] = useState<Active>({ index: 0, id: undefined })
  const focused = useRef<Element>(undefined)
  const isDue = useRef(false)

  const held = follow(active, options)
  if (held.index !== active.index || held.id !== active.id) setActive(held)

  function moveTo(index: number) {
    const at = Math.min(Math.max(0, index), count - 1)
    if (at < 0) return
    isDue.current = true
    reveal(at)
    setActive({ index: at, id: items(at)?.id })
  }

  useLayoutEffect(() => {
    // Focus that was moved elsewhere, even to the page, is left there.
    const isLost =
      focused.current?.isConnected === false && document.activeElement === document.body
    if (!isDue.current && !isLost) return
    const item = scroller.current?.querySelector<HTMLElement>(`[data-item="${held.index}"]`)
    if (!item) {
      if (isLost && count === 0) root.current?.focus()
      return
    }
    isDue.current = false
    item.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  })

  return {
    index: held.index,
    moveTo,
    onFocus({ target }) {
      const index = itemIndexOf(target)
      focused.current = index === undefined ? undefined : target
      if (index !== undefined && index !== held.index) setActive({ index, id: items(index)?.id })
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = undefined
    },
  }
}
