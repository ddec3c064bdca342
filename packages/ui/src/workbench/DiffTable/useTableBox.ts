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
}

/** Watches the size of the scrolled part. Before the first measurement it is a small table. */
export function useTableBox(scroller: RefObject<HTMLElement | null>, isShown: boolean): TableBox {
  const [box, setBox] = useState<TableBox>({
    isNarrow: false,
    isRoomy: false,
    isCoarse: false,
    viewport: 400,
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
      }
      setBox((last) =>
        last.isNarrow === now.isNarrow &&
        last.isRoomy === now.isRoomy &&
        last.isCoarse === now.isCoarse &&
        last.viewport === now.viewport
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
