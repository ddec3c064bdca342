'use client'
import { useEffect, useState, type PointerEvent as ReactPointerEvent } from 'react'

/** Distance in px towards inline-end after which a swipe closes. */
const threshold = 50

/** Start of a drag, and the direction of inline-end: 1 right, -1 left. */
interface Hold {
  readonly of: object
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly end: 1 | -1
}

/**
 * Follows a pointer that drags an element towards inline-end. The element springs back if it is
 * released before the threshold, moved mostly up or down, or if the browser starts to scroll.
 *
 * @param of the dragged item; the drag is cancelled when another item replaces it
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
    function endDrag(event: PointerEvent) {
      if (hold?.pointer !== event.pointerId) return
      const along = (event.clientX - hold.x) * hold.end
      const across = Math.abs(event.clientY - hold.y)
      if (hold.of !== of || along < threshold || across > along) return springBack(event)
      setHold(undefined)
      onSwipe()
    }

    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', endDrag)
    window.addEventListener('pointercancel', springBack)
    return () => {
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', endDrag)
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
    /** Offset in px; negative to the left. */
    by: drag?.of === of ? drag.by : 0,
    held: hold !== undefined,
    onPointerDown,
  }
}
