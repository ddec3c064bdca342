'use client'
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import type { StrokeControl } from './useStrokes.js'
import type { ViewControl } from './useView.js'
import { panBy, placeOf, shareAt, zoomAt, type Box, type View } from './view.js'

type Point = readonly [x: number, y: number]

type Gesture =
  | { readonly kind: 'stroke' }
  | { readonly kind: 'pan'; readonly from: Point; readonly view: View }
  | {
      readonly kind: 'pinch'
      readonly middle: Point
      readonly distance: number
      readonly scale: number
      readonly view: View
    }

interface Gestures {
  readonly pane: Box
  readonly image: Box
  readonly control: ViewControl
  readonly strokes: StrokeControl
  /** Begins a stroke at a part of the image; undefined where a pointer moves the view. */
  readonly onPaint: ((at: Point) => void) | undefined
  /** Says over which part of the image the pointer is; undefined when it leaves. */
  readonly onHover: (at: Point | undefined) => void
}

const origin: Point = [0, 0]

function middleOf([one = origin, other = origin]: readonly Point[]): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function distanceOf([one = origin, other = origin]: readonly Point[]): number {
  return Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]))
}

/** Returns a point of the window as one of a pane. */
function inPane(pane: Element, [x, y]: Point): Point {
  const { left, top } = pane.getBoundingClientRect()
  return [x - left - pane.clientLeft, y - top - pane.clientTop]
}

/**
 * Returns what pointers do on a pane: one paints or moves the view, two fingers move and zoom it. A
 * stroke during which a second finger comes down is dropped.
 */
export function useGestures({ pane, image, control, strokes, onPaint, onHover }: Gestures) {
  const { view, setView, scale } = control
  const fingers = useRef(new Map<number, Point>())
  const gesture = useRef<Gesture>(undefined)
  const place = placeOf(view, pane, image)

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button > 1) return
    const at: Point = [event.clientX, event.clientY]
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, at)
    const points = [...fingers.current.values()]
    if (points.length === 2) {
      strokes.drop()
      const middle = middleOf(points)
      gesture.current = { kind: 'pinch', middle, distance: distanceOf(points), scale, view }
    } else if (points.length === 1) {
      const isPaint = onPaint && event.button === 0
      gesture.current = isPaint ? { kind: 'stroke' } : { kind: 'pan', from: at, view }
      if (isPaint) onPaint(shareAt(place, inPane(event.currentTarget, at)))
    }
  }

  function move(event: PointerEvent<HTMLElement>) {
    const element = event.currentTarget
    const at: Point = [event.clientX, event.clientY]
    if (event.pointerType !== 'touch') onHover(shareAt(place, inPane(element, at)))
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, at)
    const active = gesture.current
    if (active?.kind === 'stroke') {
      const all = event.nativeEvent.getCoalescedEvents()
      for (const one of all.length > 0 ? all : [event]) {
        strokes.extend(shareAt(place, inPane(element, [one.clientX, one.clientY])))
      }
    } else if (active?.kind === 'pan') {
      const [x, y] = active.from
      setView(panBy(active.view, pane, image, at[0] - x, at[1] - y))
    } else if (active?.kind === 'pinch') {
      const points = [...fingers.current.values()]
      const middle = middleOf(points)
      const next = (active.scale * distanceOf(points)) / active.distance
      const start = inPane(element, active.middle)
      const zoomed = zoomAt(active.view, pane, image, next, start)
      const [x, y] = active.middle
      setView(panBy(zoomed, pane, image, middle[0] - x, middle[1] - y))
    }
  }

  function release(event: PointerEvent<HTMLElement>) {
    if (!fingers.current.delete(event.pointerId)) return
    if (gesture.current?.kind === 'stroke') {
      if (event.type === 'pointerup') strokes.end()
      else strokes.drop()
    }
    // The finger that stays after a pinch does nothing.
    gesture.current = undefined
  }

  return {
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: () => onHover(undefined),
  }
}

/** Zooms with the wheel while Control is held, which is also how pads report a pinch. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, zoom: ViewControl['zoom']) {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    function zoomByWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      // React listens passively, and then the browser would zoom the page.
      event.preventDefault()
      const pane = (event.target as Element).closest('[data-pane]')
      if (!pane || event.deltaY === 0) return
      latest.current(event.deltaY < 0 ? 1 : -1, inPane(pane, [event.clientX, event.clientY]))
    }
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element.removeEventListener('wheel', zoomByWheel)
  }, [stage])
}
