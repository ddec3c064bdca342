'use client'
import { useEffect, useState, type RefObject } from 'react'
import { roomyWidth } from './look.js'

/** Below this width in px the rows are cards. */
const narrow = 640

/** Properties that depend on the size of the table and on the device. */
export interface TableBox {
  readonly isNarrow: boolean
  /** Whether it has room for the SKUs. */
  readonly isRoomy: boolean
  /** Whether rows are pressed with a finger. */
  readonly isCoarse: boolean
  /** Visible height of the rows in px. */
  readonly viewport: number
  /** Number of characters that fit into three lines of text; without an end where texts are shown whole. */
  readonly room: number
}

/** Widths in px: of a letter on average, and of what is beside the text in a row and in a card. */
const widths = { letter: 7.5, besideInRow: 168, besideInCard: 62 }

/** Widths are told apart in steps of this many px, so that rows stay while a window is resized. */
const step = 24

function roomIn(element: HTMLElement): number {
  const { clientWidth } = element
  if (getComputedStyle(element).getPropertyValue('--row-lines') === 'none') return Infinity
  const beside = clientWidth < narrow ? widths.besideInCard : widths.besideInRow
  const width = Math.max(200, Math.floor(clientWidth / step) * step - beside)
  return Math.floor((3 * width) / widths.letter)
}

/** Watches the size of the scrolled part. Before the first measurement it is a small table. */
export function useTableBox(scroller: RefObject<HTMLElement | null>, isShown: boolean): TableBox {
  const [box, setBox] = useState<TableBox>({
    isNarrow: false,
    isRoomy: false,
    isCoarse: false,
    viewport: 400,
    room: 300,
  })

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const pointer = matchMedia('(pointer: coarse)')
    const measure = () => {
      const { clientWidth, offsetWidth, clientHeight } = element
      const now = {
        isNarrow: clientWidth < narrow,
        isRoomy: offsetWidth >= roomyWidth,
        isCoarse: pointer.matches,
        viewport: clientHeight,
        room: roomIn(element),
      }
      setBox((last) =>
        last.isNarrow === now.isNarrow &&
        last.isRoomy === now.isRoomy &&
        last.isCoarse === now.isCoarse &&
        last.viewport === now.viewport &&
        last.room === now.room
          ? last
          : now,
      )
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    pointer.addEventListener('change', measure)
    return () => {
      watch.disconnect()
      pointer.removeEventListener('change', measure)
    }
  }, [scroller, isShown])

  return box
}
