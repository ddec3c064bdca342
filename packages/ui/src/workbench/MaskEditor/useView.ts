'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { panBy, wholeImage, zoomAt, scaleOf, type Box, type View } from './view.js'

const zoomStep = 1.5

/** Distance in px that an arrow key moves a view. */
const panStep = 40

/** Returns the size of an element in px, without its border; zero until it is known. */
export function useBox(part: RefObject<HTMLElement | null>): Box {
  const [box, setBox] = useState<Box>({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [part])

  return box
}

/** View of an image, with methods to change it. */
export interface ViewControl {
  readonly view: View
  readonly setView: (view: View) => void
  /** Px of the screen for one pixel of the image. */
  readonly scale: number
  /** Shows one step more or less of it, around a point of the pane. @default its middle */
  readonly zoom: (direction: 1 | -1, point?: readonly [number, number]) => void
  /** Shows pixel for pixel, or the whole image if it does. */
  readonly toggleFull: () => void
  /** Moves the image by a step against a direction. */
  readonly step: (across: number, down: number) => void
}

/** Keeps what is seen of an image. Another image is shown as a whole. */
export function useView(pane: Box, image: Box, of: string): ViewControl {
  const [view, setView] = useState(wholeImage)
  const [shown, setShown] = useState(of)
  if (shown !== of) {
    setShown(of)
    setView(wholeImage)
  }
  const scale = scaleOf(view, pane, image)

  function zoom(direction: 1 | -1, point?: readonly [number, number]) {
    setView(zoomAt(view, pane, image, direction > 0 ? scale * zoomStep : scale / zoomStep, point))
  }

  return {
    view,
    setView,
    scale,
    zoom,
    toggleFull: () => setView(view.scale === 'fit' ? zoomAt(view, pane, image, 1) : wholeImage),
    step: (across, down) => setView(panBy(view, pane, image, -across * panStep, -down * panStep)),
  }
}
