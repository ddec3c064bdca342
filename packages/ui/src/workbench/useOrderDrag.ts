'use client'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** An item of a list that is being dragged, and the place it would take, both from 0. */
export interface ItemDrag {
  readonly from: number
  readonly to: number
}

/** Event handlers that make an item's handle draggable. */
export interface GripHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  /** Also after a release, which has ended the drag by then. */
  readonly onLostPointerCapture: () => void
}

/** Returns the place of an item among the others when the pointer is at this height. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const others = [...list.children].toSpliced(from, 1)
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/**
 * Lets the items of a list be dragged by their handles with a mouse, a pen or a finger.
 *
 * @param onDrop called with an item and the distance that it was dragged by, never 0
 */
export function useOrderDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, by: number) => void,
) {
  const [drag, setDrag] = useState<ItemDrag>()
  // Several moves of the pointer can come before the next render.
  const current = useRef<ItemDrag>(undefined)

  function set(next: ItemDrag | undefined) {
    current.current = next
    setDrag(next)
  }

  function gripOf(from: number): GripHandlers {
    return {
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        set({ from, to: from })
      },
      onPointerMove({ clientY }) {
        if (!current.current || !list.current) return
        const to = placeAt(list.current, from, clientY)
        if (to === current.current.to) return
        set({ from, to })
        list.current.children[to]?.scrollIntoView({ block: 'nearest' })
      },
      onPointerUp() {
        const dropped = current.current
        set(undefined)
        if (dropped && dropped.to !== dropped.from) onDrop(dropped.from, dropped.to - dropped.from)
      },
      onLostPointerCapture: () => set(undefined),
    }
  }

  return { drag, gripOf, cancel: () => set(undefined) }
}
