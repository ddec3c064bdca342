'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { ImageView } from './ImageGrid.types.js'

/** Tiles are at least this wide, in px, unless two columns are narrower. */
const narrowest = 160
const fewest = 2
/** The gap between tiles, in px. */
const gap = 12
/** Height in px of a tile without its picture, and of a row of the list. */
const textHeight = 62
const listRow = 57

/** Layout of the images. */
export interface Tiles {
  readonly columns: number
  /** Height of a row in px, until it is measured. */
  readonly rowHeight: number
  /** Visible height in px. */
  readonly viewport: number
}

/** Watches the size of the scrolled part, and decides how many tiles are beside each other. */
export function useTiles(
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
  view: ImageView,
): Tiles {
  const [size, setSize] = useState({ width: 720, viewport: 480 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const measure = () => {
      const style = getComputedStyle(element)
      // Without the scroll bar: tiles that make it come and go would change their number.
      const { offsetWidth, clientHeight } = element
      const width =
        offsetWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      setSize((last) =>
        last.width === width && last.viewport === clientHeight
          ? last
          : { width, viewport: clientHeight },
      )
    }
    // At once, so that no other number of columns is seen first.
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller, isShown])

  const { width, viewport } = size
  if (view === 'list') return { columns: 1, rowHeight: listRow, viewport }
  const columns = Math.max(fewest, Math.floor((width + gap) / (narrowest + gap)))
  const tile = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: Math.round(tile + textHeight + gap), viewport }
}
