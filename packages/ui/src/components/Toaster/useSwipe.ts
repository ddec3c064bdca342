'use client'
import { useRef, useState, type PointerEvent } from 'react'

/** Px towards inline-end from which a swipe closes. */
const threshold = 50

interface Start {
  readonly pointer: number
  readonly x: number
  readonly y: number
  /** 1 where inline-end is right, -1 where it is left. */
  readonly sign: 1 | -1
}

interface Drag {
  readonly of: object
  readonly by: number
}

/**
 * Follows a pointer that drags something towards inline-end. What is let go short of the threshold,
 * mostly up or down, or taken over by the browser to scroll, springs back.
 *
 * @param of what is dragged; when another one takes its place, the drag is void
 */
export function useSwipe(of: object, onSwipe: () => void) {
  const start = useRef<Start | undefined>(undefined)
  const [drag, setDrag] = useState<Drag>()
  const [held, setHeld] = useState(false)
  const by = drag?.of === of ? drag.by : 0

  function springBack() {
    start.current = undefined
    setHeld(false)
    setDrag(undefined)
  }

  function begin(event: PointerEvent<HTMLElement>) {
    const onControl = event.target instanceof Element && event.target.closest('button, a')
    if (event.button !== 0 || onControl) return
    const { currentTarget: part, pointerId: pointer, clientX: x, clientY: y } = event
    part.setPointerCapture(pointer)
    start.current = { pointer, x, y, sign: getComputedStyle(part).direction === 'rtl' ? -1 : 1 }
    setHeld(true)
    setDrag({ of, by: 0 })
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = start.current
    if (from?.pointer !== event.pointerId) return
    const along = (event.clientX - from.x) * from.sign
    setDrag((now) => now && { of: now.of, by: Math.max(0, along) * from.sign })
  }

  function finish(event: PointerEvent<HTMLElement>) {
    const from = start.current
    if (from?.pointer !== event.pointerId) return
    const along = (event.clientX - from.x) * from.sign
    const across = Math.abs(event.clientY - from.y)
    if (drag?.of !== of || along < threshold || across > along) return springBack()
    start.current = undefined
    setHeld(false)
    onSwipe()
  }

  return {
    by,
    held,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: finish,
      onPointerCancel: springBack,
    },
  }
}
