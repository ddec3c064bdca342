'use client'
import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react'

/** Px towards inline-end from which a swipe closes. */
const threshold = 50

/** Where a pointer took hold of a thing, and which way is inline-end: 1 right, -1 left. */
interface Hold {
  readonly of: object
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly end: 1 | -1
}

/**
 * Follows a pointer that drags something towards inline-end. What is let go short of the threshold,
 * went mostly up or down, or is taken over by the browser to scroll, springs back.
 *
 * @param of what is dragged; when another one takes its place, the drag is void
 */
export function useSwipe(of: object, onSwipe: () => void) {
  const [hold, setHold] = useState<Hold>()
  const [drag, setDrag] = useState<{ of: object; by: number }>()

  useEffect(() => {
    if (!hold) return undefined

    function follow(event: PointerEvent) {
      if (hold?.pointer !== event.pointerId) return
      const along = Math.max(0, (event.clientX - hold.x) * hold.end)
      setDrag({ of: hold.of, by: along * hold.end })
    }
    function springBack(event: PointerEvent) {
      if (hold?.pointer !== event.pointerId) return
      setHold(undefined)
      setDrag(undefined)
    }
    function letGo(event: PointerEvent) {
      if (hold?.pointer !== event.pointerId) return
      const along = (event.clientX - hold.x) * hold.end
      const across = Math.abs(event.clientY - hold.y)
      if (hold.of !== of || along < threshold || across > along) return springBack(event)
      setHold(undefined)
      onSwipe()
    }

    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', letGo)
    window.addEventListener('pointercancel', springBack)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', letGo)
      window.removeEventListener('pointercancel', springBack)
    }
  }, [hold, of, onSwipe])

  function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    const onControl = event.target instanceof Element && event.target.closest('button')
    if (hold || onControl || event.button !== 0) return
    const { currentTarget, pointerId: pointer, clientX: x, clientY: y } = event
    const end = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
    setHold({ of, pointer, x, y, end })
  }

  return {
    /** Px by which it is off its place; below 0 to the left. */
    by: drag?.of === of ? drag.by : 0,
    held: hold !== undefined,
    onPointerDown,
  }
}
