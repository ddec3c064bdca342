'use client'
import { useState, type KeyboardEvent } from 'react'
import { arrowOf } from './commands.js'
import { inImage, type StrokePoint } from './strokes.js'
import type { StrokeControl } from './useStrokes.js'
import type { ViewControl } from './useView.js'
import { placeOf, shareAt, showing, type Box } from './view.js'

/** Distance in px of the screen that an arrow key moves the brush, and with Shift. */
const brushStep = 8
const smallStep = 1

/** Announcement of the brush keys. */
type BrushNews = 'shown' | 'hidden' | 'started' | 'ended' | 'dropped'

interface BrushKeys {
  readonly canPaint: boolean
  readonly keeps: boolean
  readonly size: number
  readonly box: Box
  readonly image: Box
  readonly control: ViewControl
  readonly strokes: StrokeControl
  readonly say: (news: BrushNews) => void
}

/**
 * Returns what keys do on the picture. Arrow keys show the brush and move it; while it is shown,
 * Enter starts and ends a stroke, and Escape drops the stroke or hides the brush. Without a brush,
 * and while Space is held, they move the view.
 */
export function useBrushKeys({
  canPaint,
  keeps,
  size,
  box,
  image,
  control,
  strokes,
  say,
}: BrushKeys) {
  const [at, setAt] = useState<StrokePoint>()
  const [isPanning, setPanning] = useState(false)
  const place = placeOf(control.view, box, image)
  const brush = canPaint ? at : undefined

  function moveBrush(across: number, down: number, step: number) {
    if (!brush) {
      setAt(inImage(shareAt(place, [box.width / 2, box.height / 2])))
      say('shown')
      return
    }
    const next = inImage([
      brush[0] + (across * step) / place.width,
      brush[1] + (down * step) / place.height,
    ])
    setAt(next)
    strokes.extend(next)
    control.setView(showing(control.view, box, image, next))
  }

  function enter(point: StrokePoint) {
    if (strokes.isDrawing) strokes.end()
    else strokes.begin(point, keeps, size)
    say(strokes.isDrawing ? 'ended' : 'started')
  }

  function escape() {
    if (strokes.isDrawing) strokes.drop()
    else setAt(undefined)
    say(strokes.isDrawing ? 'dropped' : 'hidden')
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const arrow = arrowOf(event.key)
    if (arrow) {
      if (canPaint && !isPanning) moveBrush(...arrow, event.shiftKey ? smallStep : brushStep)
      else control.step(...arrow)
    } else if (event.key === ' ') setPanning(true)
    else if (event.key === 'Enter' && brush && !event.shiftKey && !event.repeat) enter(brush)
    else if (event.key === 'Escape' && brush) escape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function release(event: KeyboardEvent) {
    if (event.key === ' ') setPanning(false)
  }

  function leave() {
    setPanning(false)
    setAt(undefined)
    if (brush && strokes.isDrawing) strokes.drop()
  }

  // Where the brush is, if keys show it.
  return { at: brush, isPanning, onKeyDown: press, onKeyUp: release, onBlur: leave }
}
