import { FileDropOverlay } from '@dropwatt/ui/workbench'
import { useEffect, useState } from 'react'

/** Browsers report a drag at least every 350 ms; without a report for longer, in ms, it has ended. */
const endedAfter = 1000

/**
 * Says over the whole page what happens to a file, while one is dragged over it outside of other
 * targets. Show it once a drag began.
 */
export function DropOverlay({ hasOpenFile }: { hasOpenFile: boolean }) {
  const [isOver, setOver] = useState(true)

  useEffect(() => {
    /** The element that the file is over; not known of a drag that began before. */
    let entered: EventTarget | null = null
    // The drag that loaded this may have ended meanwhile.
    const timer = setTimeout(() => setOver(false), endedAfter)
    function onDrag({ type, target, dataTransfer, defaultPrevented }: DragEvent) {
      if (!dataTransfer?.types.includes('Files')) return
      clearTimeout(timer)
      // The next element is entered before the last one is left.
      if (type === 'dragleave' && target === (entered ?? target)) setOver(false)
      if (type !== 'dragleave') entered = target
      if (type === 'dragover') setOver(!defaultPrevented)
      if (type === 'drop') setOver(false)
    }
    // The page takes what is left at the window, which comes after the document.
    const types = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const type of types) document.addEventListener(type, onDrag)
    return () => {
      clearTimeout(timer)
      for (const type of types) document.removeEventListener(type, onDrag)
    }
  }, [])

  return isOver ? <FileDropOverlay hasOpenFile={hasOpenFile} /> : null
}
