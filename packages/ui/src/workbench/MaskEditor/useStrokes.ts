'use client'
import type { Stroke } from '@dropwatt/automations/images'
import { useRef, useState } from 'react'
import type { DrawnPicture, MaskBrush } from './MaskEditor.types.js'
import { strokeOf, withPoint, type StrokePoint } from './strokes.js'
import type { Place } from './view.js'

const none: readonly Stroke[] = []

/** The stroke that is being drawn, and those that the result does not show yet. */
export interface StrokeControl {
  /** All of them, in order. */
  readonly strokes: readonly Stroke[]
  readonly isDrawing: boolean
  readonly begin: (point: StrokePoint, keeps: boolean, size: number) => void
  readonly extend: (point: StrokePoint) => void
  readonly end: () => void
  readonly drop: () => void
}

/** Collects the points of a stroke, and hands it over when it ends. */
export function useStrokes(
  brush: MaskBrush | undefined,
  result: DrawnPicture | undefined,
  isBusy: boolean,
  place: Place,
  imageId: string,
): StrokeControl {
  const [current, setCurrent] = useState<Stroke>()
  const [pending, setPending] = useState(none)
  const [seen, setSeen] = useState({ result, isBusy, imageId })
  // Several points can come before the next render.
  const live = useRef<Stroke>(undefined)

  const isOther = seen.imageId !== imageId
  if (isOther || seen.result !== result || seen.isBusy !== isBusy) {
    setSeen({ result, isBusy, imageId })
    if (isOther || !isBusy) setPending(none)
  }

  function set(stroke: Stroke | undefined) {
    live.current = stroke
    setCurrent(stroke)
  }

  return {
    strokes: current ? [...pending, current] : pending,
    isDrawing: current !== undefined,
    begin: (point, keeps, size) => set(strokeOf(withPoint([], point, place), keeps, size, place)),
    extend(point) {
      const stroke = live.current
      if (stroke) set({ ...stroke, points: withPoint(stroke.points, point, place) })
    },
    end() {
      const stroke = live.current
      if (!stroke) return
      set(undefined)
      setPending((before) => [...before, stroke])
      brush?.onStroke(stroke)
    },
    drop: () => set(undefined),
  }
}
